-- An alarm opens the chart also before a doctor has accepted the admission. That is never unseen, and ends with such a stay.
alter table admissions
  -- When an alarm first opened the chart before the acceptance: the patient and the administrators are notified once.
  add column opened_by_alarm_at timestamptz;
alter table alerts
  -- False once the stay that raised it has ended without an acceptance: whoever answers it then opens no chart.
  add column opens_chart boolean not null default true;
