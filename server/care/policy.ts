// Who may do what with diagnoses and prescriptions. Whether the chart is open has been asked before.

import type { PrescribedMedicine } from '#contract/medicines/prescriptions.ts';
import type { Diagnosis } from '#contract/patients/diagnoses.ts';
import type { Actor } from '../platform/actor.ts';

/**
 * Patients do not read what doctors wrote for each other: why a warning was overridden, and what nurses were asked to do.
 */
export const mayReadClinicNotes = (actor: Actor): boolean => actor.role !== 'patient';

/** Any doctor to whom the chart is open writes beneath a diagnosis; what was signed stays. */
export const allowedOnDiagnosis = (actor: Actor): Diagnosis['can'] => ({ addAddendum: actor.role === 'doctor' });

/** Any doctor to whom the chart is open stops a medicine before its time. */
export const allowedOnMedicine = (
  actor: Actor,
  { isActive }: Pick<PrescribedMedicine, 'isActive'>,
): PrescribedMedicine['can'] => ({ stop: isActive && actor.role === 'doctor' });
