-- A sealed text is longer than the text. How long a text may be is said where it is typed.
alter table patient_access drop constraint end_reason_is_short;
alter table broken_glass drop constraint broken_glass_has_a_reason;
alter table broken_glass add constraint broken_glass_has_a_reason check (reason <> '');
