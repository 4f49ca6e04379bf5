-- An offer that the clinic took back was never answered: when the time is there again, it may be offered again.
alter table waitlist_offers drop constraint one_offer_per_wish_and_slot;
create unique index one_offer_per_wish_and_slot on waitlist_offers (wish_id, doctor_id, during) where state <> 'withdrawn';
-- Whether this time was offered to someone, and when they last did not answer, is asked of everyone in line.
create index waitlist_offers_of_patient on waitlist_offers (patient_id, doctor_id);
