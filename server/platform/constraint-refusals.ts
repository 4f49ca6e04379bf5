// A rule that the database keeps is refused under the rule's own name: the constraint becomes the sentence.
import { Refusal } from './refusal.ts';

const REFUSAL_OF: Record<string, () => Refusal> = {
  one_clinic_account_per_email: () =>
    new Refusal('email_taken', { fields: { email: 'This e-mail address is taken.' } }),
  one_clinician_per_licence: () =>
    new Refusal('licence_taken', { fields: { licenseNumber: 'This licence number is taken.' } }),
  one_clinician_per_employee_id: () =>
    new Refusal('employee_taken', { fields: { employeeId: 'This employee ID is taken.' } }),
  one_waiting_application_per_email: () =>
    new Refusal('already_applied', { fields: { email: 'An application with this address is waiting.' } }),
  one_booking_per_doctor_slot: () => new Refusal('slot_taken', { fields: { time: 'Choose another time.' } }),
  one_place_per_patient: () =>
    new Refusal('patient_busy', { fields: { time: 'You already have an appointment at that time.' } }),
  booking_carries_own_triage: () =>
    new Refusal('unknown_triage', { fields: { triageId: 'This is not a symptom check of yours.' } }),
  one_live_admission_per_bed: () => new Refusal('bed_taken', { fields: { bedId: 'Someone lies in this bed.' } }),
  one_live_admission_per_patient: () =>
    new Refusal('already_admitted', { fields: { patientId: 'This patient has a bed already.' } }),
  one_room_per_name: () => new Refusal('room_exists', { fields: { name: 'There is a room of this name.' } }),
  one_bed_per_name_in_room: () => new Refusal('room_exists', { fields: { name: 'There is a bed of this name.' } }),
  gap_of_one_ingredient_is_kept: () =>
    new Refusal('too_soon_after_last', { fields: { reason: 'Say why it is given now.' } }),
  corrects_an_own_triage: () => new Refusal('not_found'),
};

export function refusalOfConstraint(error: Error): Refusal | null {
  const name = (error as { constraint?: unknown }).constraint;
  return typeof name === 'string' ? (REFUSAL_OF[name]?.() ?? null) : null;
}
