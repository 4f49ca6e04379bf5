-- Whom a doctor has seen on a round. A round is a day of the clinic. A mark that was taken back stays, and counts no more.
create table ward_visits (
  id           uuid primary key default gen_random_uuid(),
  admission_id uuid not null references admissions,
  doctor_id    uuid not null references accounts,
  visited_on   date not null,
  visited_at   timestamptz not null,
  taken_back_at timestamptz,
  constraint visit_is_taken_back_later check (taken_back_at is null or taken_back_at >= visited_at)
);
create unique index one_visit_per_doctor_stay_and_day
  on ward_visits (doctor_id, admission_id, visited_on) where taken_back_at is null;
