-- What a nurse typed waits for the owner beside the address that the owner typed: its link works until the change is approved.
drop index one_open_email_change_per_patient;
create unique index one_open_email_change_per_stage on email_changes (patient_id, stage) where closed_at is null;
