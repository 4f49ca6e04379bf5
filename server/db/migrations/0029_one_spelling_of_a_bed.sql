-- A bed is written "204-A" everywhere; who lies in one now has it so as well.
update patients set place = rooms.name || '-' || beds.name
from admissions
join beds on beds.id = admissions.bed_id
join rooms on rooms.id = beds.room_id
where admissions.patient_id = patients.id and admissions.discharged_at is null;
