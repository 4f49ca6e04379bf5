// What must be ticked before a dose can be recorded. A tick belongs to what it was given for: when the order changes, the
// tick for the dose is gone.
import { useState } from 'react';
import type { DoseFacts } from './dose-facts.ts';

export type Tick = {
  id: string;
  /** For "Still to tick: …". */
  words: string;
};

export const IDENTITY = 'identity';
export const OTHER_MEDICINES = 'other medicines';
export const tickOfVersion = (version: number) => `order ${version}`;
export const tickOfOverride = (key: string) => `override ${key}`;

/** The version that was shown first: what came later came while the sheet was open. */
function ticksFor(facts: DoseFacts, openedVersion: number): Tick[] {
  return [
    { id: IDENTITY, words: 'name and birth date, or the wristband' },
    ...(facts.orderVersion === openedVersion
      ? []
      : [{ id: tickOfVersion(facts.orderVersion), words: `the new order, ${facts.dosage}` }]),
    ...(facts.isRecognised ? [] : [{ id: OTHER_MEDICINES, words: 'the other medicines of the last 24 hours' }]),
    ...facts.overrides
      .filter(({ mustConfirm }) => mustConfirm)
      .map(({ key, by }) => ({ id: tickOfOverride(key), words: `the allergy, and why ${by} ordered it` })),
  ];
}

export function useSheetTicks(facts: DoseFacts) {
  const [openedVersion] = useState(facts.orderVersion);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const needed = ticksFor(facts, openedVersion);
  return {
    hasChangedSince: facts.orderVersion !== openedVersion,
    isTicked: (id: string) => ticked.has(id),
    setTick: (id: string, isOn: boolean) =>
      setTicked((before) => new Set(isOn ? [...before, id] : [...before].filter((each) => each !== id))),
    missing: needed.filter(({ id }) => !ticked.has(id)),
    confirmed: facts.overrides.map(({ key }) => key).filter((key) => ticked.has(tickOfOverride(key))),
  };
}

export type SheetTicks = ReturnType<typeof useSheetTicks>;
