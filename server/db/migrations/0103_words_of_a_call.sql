-- What is told with a call for help is kept whole, up to 2,000 characters (server/alerts/told-words.ts). Sealed, each of them takes
-- four bytes at most.
alter table alerts add constraint words_of_a_call_have_a_limit check (source <> 'sos' or octet_length(reason) <= 8400);
