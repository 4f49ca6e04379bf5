import type { ConstraintRefusals } from '../platform/constraint-refusals.ts';
import { Refusal } from '../platform/refusal.ts';

export const staffingConstraints: ConstraintRefusals = {
  one_clinician_per_licence: () =>
    new Refusal('licence_taken', { fields: { licenseNumber: 'This licence number is taken.' } }),
  one_clinician_per_employee_id: () =>
    new Refusal('employee_taken', { fields: { employeeId: 'This employee ID is taken.' } }),
  one_waiting_application_per_email: () =>
    new Refusal('already_applied', { fields: { email: 'An application with this address is waiting.' } }),
};
