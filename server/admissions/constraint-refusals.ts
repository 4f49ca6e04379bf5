import type { ConstraintRefusals } from '../platform/constraint-refusals.ts';
import { Refusal } from '../platform/refusal.ts';

/** Closed while the screen showed it as free. */
export function closedBed(): Refusal {
  const message = 'This bed was closed meanwhile. Choose one of the free beds.';
  return new Refusal('unknown_bed', { message, fields: { bedId: message } });
}

export const admissionConstraints: ConstraintRefusals = {
  one_live_admission_per_bed: () => new Refusal('bed_taken', { fields: { bedId: 'Someone lies in this bed.' } }),
  closed_bed_stays_empty: closedBed,
  one_live_admission_per_patient: () =>
    new Refusal('already_admitted', { fields: { patientId: 'This patient has a bed already.' } }),
  one_room_per_name: () => new Refusal('room_exists', { fields: { name: 'There is a room of this name.' } }),
  one_bed_per_name_in_room: () => new Refusal('room_exists', { fields: { name: 'There is a bed of this name.' } }),
};
