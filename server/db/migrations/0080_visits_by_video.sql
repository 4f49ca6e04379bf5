-- A visit is in person or by video. Hours say which they offer; video visits have a length of their own.
alter table working_hours add column offers text not null default 'in-person';
alter table working_hours add column video_minutes int;
alter table working_hours add constraint hours_offer_something check (offers in ('in-person', 'video', 'both'));
alter table working_hours add constraint video_hours_have_a_length
  check ((offers = 'in-person') = (video_minutes is null) and (video_minutes is null or video_minutes in (15, 30, 45, 60)));

alter table extra_sessions add column offers text not null default 'in-person';
alter table extra_sessions add column video_minutes int;
alter table extra_sessions add constraint session_offers_something check (offers in ('in-person', 'video', 'both'));
alter table extra_sessions add constraint video_session_has_a_length
  check ((offers = 'in-person') = (video_minutes is null) and (video_minutes is null or video_minutes in (15, 30, 45, 60)));

alter table appointments add column mode text not null default 'in-person';
alter table appointments add constraint appointment_mode_known check (mode in ('in-person', 'video'));
alter table appointments drop constraint appointment_lasts_15_minutes;
alter table appointments add constraint appointment_lasts_its_time check (
  case mode when 'in-person' then upper(during) - lower(during) = interval '15 minutes'
  else upper(during) - lower(during) in (interval '15 minutes', interval '30 minutes', interval '45 minutes', interval '60 minutes') end);
create index appointments_by_video on appointments (patient_id, doctor_id, lower(during)) where mode = 'video';
