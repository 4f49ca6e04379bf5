-- What the table names for metformin and sulfonylureas where the kidneys are weak, so that the card can offer it.
-- BNF, linagliptin: 5 mg once a day, the same with weak kidneys.
insert into medicines
  (position, name, category, indication, ingredients, shares, forms, routes,
   usual_amount, usual_unit, mg_per_unit, usual_frequency, usual_days, usual_gap_hours, usual_most)
select max(position) + 1, 'Linagliptin', 'Diabetes', 'Type 2 diabetes', array['linagliptin'], array[1]::double precision[],
   array['tablet'], array['by mouth'], 5, 'mg', null, 'once-a-day', null, null, null
from medicines
on conflict on constraint medicine_name_once do nothing;
