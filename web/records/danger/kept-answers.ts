// What the patient ticked and whether the clinic was told, for each reading, kept for a reload of this tab.
import { useState } from 'react';
import type { DangerSign } from '../../../contract/reading-advice.ts';
import { keepDraft, readDraft } from '../../ui/draft.ts';

export type ToldClinic = { how: 'alert' | 'notice'; at: string };
type Answers = { signs: DangerSign[]; told: ToldClinic | null };

export function useKeptAnswers(readingId: string) {
  const name = `nadi-danger-${readingId}`;
  const [answers, setAnswers] = useState<Answers>(() => ({ signs: [], told: null, ...readDraft<Answers>(name) }));
  const keep = (change: Partial<Answers>) => {
    // From what was kept last: a tick may come while the clinic is being told.
    keepDraft(name, { ...answers, ...readDraft<Answers>(name), ...change });
    setAnswers((before) => ({ ...before, ...change }));
  };
  return { ...answers, keep };
}
