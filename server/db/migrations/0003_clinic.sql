-- The clinic: its departments. An administrator keeps the list; it starts with these.

create table departments (
  id         uuid primary key default gen_random_uuid(),
  name       text not null constraint department_name_once unique,
  position   int not null,
  closed_at  timestamptz
);

insert into departments (name, position) values
  ('General Medicine', 1),
  ('Cardiology', 2),
  ('Dermatology', 3),
  ('Ayurveda', 4);
