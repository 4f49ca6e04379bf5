// What could not be saved, in this tab only, cleared at logout.
import { dropDraft, keepDraft, readDraft } from '#web/ui/forms/draft.ts';
import type { DiagnosisForm } from './diagnosis-form.ts';

type Kept = { form: DiagnosisForm; version: number };

const nameFor = (patientId: string) => `nadi.diagnosis.${patientId}`;

export const keepLocally = (patientId: string, form: DiagnosisForm, version: number) =>
  keepDraft(nameFor(patientId), { form, version } satisfies Kept);

export const dropLocal = (patientId: string) => dropDraft(nameFor(patientId));

export function readLocal(patientId: string): Kept | null {
  const { form, version } = readDraft<Kept>(nameFor(patientId));
  return form && typeof version === 'number' ? { form, version } : null;
}
