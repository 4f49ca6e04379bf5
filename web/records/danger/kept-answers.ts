// Which danger signs the patient ticked about a reading, kept for a reload of this tab.
import { useState } from 'react';
import { DANGER_SIGNS, type DangerSign } from '#contract/reading-advice.ts';
import { keepDraft, readDraft } from '#web/ui/draft.ts';
import type { DangerReading } from './current-dangers.ts';

type Answers = { signs: DangerSign[] };

const isSign = (sign: string): sign is DangerSign => sign in DANGER_SIGNS;

/** In another tab, what was told to the clinic: the instruction is nowhere calmer than it was. */
export function useTickedSigns(readings: readonly DangerReading[]) {
  const name = `nadi-danger-${readings[0]?.id}`;
  const [ticked, setTicked] = useState<readonly DangerSign[] | undefined>(() => readDraft<Answers>(name).signs);
  const told = readings.flatMap(({ clinicTold }) => clinicTold?.signs.filter(isSign) ?? []);
  const tick = (signs: DangerSign[]) => {
    setTicked(signs);
    keepDraft(name, { signs } satisfies Answers);
  };
  return { signs: ticked ?? [...new Set(told)], tick };
}
