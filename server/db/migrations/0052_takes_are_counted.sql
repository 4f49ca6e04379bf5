-- How many orders a nurse has taken and not finished is asked with every take.
create index lab_orders_taken_open on lab_orders (taken_by, taken_at) where state in ('ordered', 'collected');
