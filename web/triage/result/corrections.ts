// What a person corrects in an answer: chips that are not right, questions that were answered. Sent together.
import { useState } from 'react';
import type { Correction } from '#contract/triage/symptoms.ts';
import type { TriageResult } from '#contract/triage/triage-result.ts';

type State = Correction['state'];

export function useCorrections(result: Pick<TriageResult, 'understood'>, earlier: readonly Correction[]) {
  const [changes, setChanges] = useState<Record<string, State>>({});
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const set = (finding: string, state: State | undefined) =>
    setChanges((before) => {
      const others = Object.fromEntries(Object.entries(before).filter(([name]) => name !== finding));
      return state ? { ...others, [finding]: state } : others;
    });
  return {
    stateOf: (finding: string) => changes[finding],
    answer: set,
    /** A chip says the contrary, or again what was understood. */
    turn(finding: string) {
      const understood = result.understood.find((chip) => chip.finding === finding);
      if (!understood) return;
      set(finding, changes[finding] ? undefined : contraryOf(understood.state));
    },
    /** A reading of the record that is not right, or not about this; or used again. */
    leaveOut: (id: string) =>
      setLeftOut((before) => (before.includes(id) ? before.filter((each) => each !== id) : [...before, id])),
    leftOut,
    count: Object.keys(changes).length + leftOut.length,
    all: (): Correction[] => [
      ...earlier.filter(({ finding }) => !(finding in changes)),
      ...Object.entries(changes).map(([finding, state]) => ({ finding, state })),
    ],
  };
}

export type Corrections = ReturnType<typeof useCorrections>;

const contraryOf = (state: 'present' | 'absent'): State => (state === 'present' ? 'absent' : 'present');

/** What was left out before stays out: it is not shown any more, so nobody can say it again. */
export function withoutReadings(
  { withoutReadings: before = [] }: { withoutReadings?: string[] | undefined },
  leftOut: readonly string[],
): { withoutReadings?: string[] } {
  const all = [...before, ...leftOut];
  return all.length > 0 ? { withoutReadings: all } : {};
}
