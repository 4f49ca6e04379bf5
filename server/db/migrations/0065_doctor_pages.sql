-- What patients read about a doctor. Who has written nothing has no row. Codes of languages are the contract's.
create table doctor_pages (
  doctor_id      uuid primary key references accounts,
  languages      text[] not null,
  qualifications text[] not null,
  sees_for       text[] not null,
  about          text not null,
  room           text not null,
  directions     text not null,
  version        int not null default 1,
  saved_at       timestamptz not null,
  saved_by       uuid not null references accounts,
  constraint doctor_page_is_short
    check (length(about) <= 300 and length(room) <= 40 and length(directions) <= 200),
  constraint doctor_page_has_few_lines
    check (cardinality(languages) <= 40 and cardinality(qualifications) <= 6 and cardinality(sees_for) <= 10)
);
