-- A set of someone whose age is unknown is scored as an adult's. Points and scores follow from the readings, which stay as they are.
update observations set not_scored = 'partial'
where not_scored = 'age-unknown'
  and (respiration is null or oxygen_saturation is null or is_on_oxygen is null or systolic is null or pulse is null
    or consciousness is null or temperature is null);

update observations set
  score = summed.score,
  not_scored = null,
  status = case when summed.score >= 7 then 'critical' when summed.score >= 5 or has_three then 'attention' else 'stable' end
from (
  select o.id, sum(part.value::int)::int as score
  from observations o, jsonb_each_text(o.points) as part
  where o.not_scored = 'age-unknown'
  group by o.id
) as summed
where observations.id = summed.id;

alter table observations
  drop constraint not_scored_known,
  add constraint not_scored_known check (not_scored in ('partial', 'under-16', 'pregnancy'));
