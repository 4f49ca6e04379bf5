-- The reports ask for what was signed and ordered between two days.
create index prescriptions_by_time on prescriptions (signed_at);
create index medication_orders_by_time on medication_order_versions (written_at);
