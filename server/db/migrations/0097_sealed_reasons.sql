-- A sealed text is longer than the text. How long a text may be is said where it is typed.
alter table patient_access drop constraint end_reason_is_short;
