import type { ConstraintRefusals } from '../platform/constraint-refusals.ts';
import { Refusal } from '../platform/refusal.ts';

export const appointmentConstraints: ConstraintRefusals = {
  one_booking_per_doctor_slot: () => new Refusal('slot_taken', { fields: { time: 'Choose another time.' } }),
  held_slot_is_kept: () => new Refusal('slot_taken', { fields: { time: 'Choose another time.' } }),
  running_call_is_not_ended_from_outside: () =>
    new Refusal('appointment_moved_on', {
      message: 'People are in this video visit now. The doctor finishes it on its own page.',
    }),
  visit_that_took_place_stays: () =>
    new Refusal('appointment_moved_on', { message: 'This video visit has taken place. Book another one.' }),
  one_place_in_queue: () => new Refusal('already_in_queue'),
  one_place_per_wish: () => new Refusal('already_waiting'),
  wish_carries_own_triage: () =>
    new Refusal('unknown_triage', { fields: { triageId: 'This is not a symptom check of yours.' } }),
  one_place_per_patient: () =>
    new Refusal('patient_busy', { fields: { time: 'You already have an appointment at that time.' } }),
  booking_carries_own_triage: () =>
    new Refusal('unknown_triage', { fields: { triageId: 'This is not a symptom check of yours.' } }),
};
