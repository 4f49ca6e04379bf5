// Who may see a document. Whether the chart is open to a doctor at all is asked before, in chart-access: sharing with one
// doctor narrows who sees it, and never opens a chart.
import type { PatientDocument } from '#contract/patients/documents.ts';
import { type Actor, isFor } from '../platform/actor.ts';

/** Documents that one patient may add in 24 hours. */
export const MAX_PER_DAY = 20;
/** Pages that one record holds. A page weighs 600 kB at most. */
export const MAX_PAGES_KEPT = 500;
/** With those that were withdrawn: they stay, sealed. */
export const MAX_PAGES_EVER = 1_500;

export type Shared = {
  patient_id: string;
  shared_with: 'nobody' | 'doctors' | 'doctor';
  shared_doctor_id: string | null;
  withdrawn_at: Date | null;
};

/** The patient; a doctor whom the patient chose. Nurses see none, and neither does anyone else. */
export function maySee(actor: Actor, document: Shared): boolean {
  if (document.withdrawn_at !== null) return false;
  if (isFor(actor, document)) return true;
  if (actor.role !== 'doctor') return false;
  if (document.shared_with === 'doctor') return document.shared_doctor_id === actor.accountId;
  return document.shared_with === 'doctors';
}

export const mayChange = (actor: Actor, document: Shared): boolean =>
  isFor(actor, document) && document.withdrawn_at === null;

/** What a patient chose about other doctors is nobody else's business. */
export const mayKnowSharing = (actor: Actor, document: Shared): boolean => isFor(actor, document);

export const allowedOnDocument = (actor: Actor, document: Shared): PatientDocument['can'] => ({
  change: mayChange(actor, document),
});
