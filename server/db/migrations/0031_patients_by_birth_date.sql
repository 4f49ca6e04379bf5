-- The desk looks for someone of the same birth date before it registers anybody.
create index health_profiles_by_birth_date on health_profiles (date_of_birth) where date_of_birth is not null;
