// What was typed in SymptomScript, kept in the session storage of the tab for a reload: on the dashboard and on its own
// page it is the same text. Logging out clears it; another person in this tab does not get it.
import { dropDraft, keepDraft, readDraft } from '#web/ui/forms/draft.ts';

const NAME = 'nadi-script';
type Kept = { symptoms: string; accountId: string | null };

export function readWords(accountId: string | null): string {
  const kept = readDraft<Kept>(NAME);
  return kept.accountId === accountId && typeof kept.symptoms === 'string' ? kept.symptoms : '';
}

export function keepWords(symptoms: string, accountId: string | null) {
  if (symptoms.trim() === '') dropDraft(NAME);
  else keepDraft(NAME, { symptoms, accountId } satisfies Kept);
}

/** It was answered. */
export const forgetWords = () => dropDraft(NAME);
