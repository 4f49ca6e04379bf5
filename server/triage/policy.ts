// Everyone may ask. What a patient asks goes into their record; a guest's, and that of whoever works here, goes nowhere.
import type { Caller } from '../platform/actor.ts';
import type { TriageRow } from './store.ts';

export const asksForThemselves = (caller: Caller): boolean => caller.role === 'patient';

/** A check of one's own. Doctors read those of charts that are open to them. */
export const isOwnTriage = (patient: { id: string }, row: Pick<TriageRow, 'patient_id'>): boolean =>
  row.patient_id === patient.id;
