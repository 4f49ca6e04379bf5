import type { ConstraintRefusals } from '../platform/constraint-refusals.ts';
import { Refusal } from '../platform/refusal.ts';

export const admissionConstraints: ConstraintRefusals = {
  one_live_admission_per_bed: () => new Refusal('bed_taken', { fields: { bedId: 'Someone lies in this bed.' } }),
  one_live_admission_per_patient: () =>
    new Refusal('already_admitted', { fields: { patientId: 'This patient has a bed already.' } }),
  one_room_per_name: () => new Refusal('room_exists', { fields: { name: 'There is a room of this name.' } }),
  one_bed_per_name_in_room: () => new Refusal('room_exists', { fields: { name: 'There is a bed of this name.' } }),
};
