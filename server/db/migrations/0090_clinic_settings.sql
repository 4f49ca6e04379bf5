-- What administrators set while Nadi runs, where the environment has the first word. Only grows; the newest row of a setting counts.
create table clinic_settings (
  id      uuid primary key default gen_random_uuid(),
  number  bigint generated always as identity,
  setting text not null,
  -- What may be shown. Null: as the environment says.
  shown   jsonb,
  -- The password or the key. It is opened to be used, and never shown.
  sealed  bytea,
  set_by  uuid not null references accounts,
  set_at  timestamptz not null,
  constraint setting_known check (setting in ('session-limits', 'mail', 'sms', 'whatsapp', 'ai')),
  constraint secret_belongs_to_a_setting check (shown is not null or sealed is null)
);
create index clinic_settings_newest on clinic_settings (setting, number desc);

-- The clinic's picture, drawn anew by us. Only grows; a row without a picture takes it away.
create table clinic_logos (
  number  bigint generated always as identity primary key,
  picture bytea,
  width   int,
  height  int,
  set_by  uuid not null references accounts,
  set_at  timestamptz not null,
  constraint logo_has_a_size check (num_nulls(picture, width, height) in (0, 3))
);
