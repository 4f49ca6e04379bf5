// A reading that was typed and could not be saved, kept for a reload of this tab.
import { useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../ui/draft.ts';
import type { ReadingDraft } from './reading-draft.ts';

export function useKeptReading(patientId: string) {
  const name = `nadi-reading-${patientId}`;
  const [kept, setKept] = useState<ReadingDraft | null>(() => whole(readDraft<ReadingDraft>(name)));
  const keep = (draft: ReadingDraft | null) => {
    setKept(draft);
    if (draft) keepDraft(name, draft);
    else dropDraft(name);
  };
  return { kept, keep };
}

const whole = ({ kind, value = '', second = '', unit, at = '' }: Partial<ReadingDraft>): ReadingDraft | null =>
  kind && unit ? { kind, value, second, unit, at } : null;
