// A danger that was tapped, or heard with certainty, is a red flag like any other.
import { DANGER_IDS, type DangerTap } from '#contract/triage/dangers.ts';
import type { RaisedFlag } from '../answer.ts';
import { DANGER_SIGNS } from './danger-signs.ts';
import { type HeardAlarm, RAISED_FROM } from './hear-alarms.ts';
import { ENGLISH } from './words-en.ts';

export function raiseDangers(taps: readonly DangerTap[], heard: readonly HeardAlarm[]): RaisedFlag[] {
  const denied = new Set(taps.filter(({ state }) => state === 'absent').map(({ danger }) => danger));
  const raised = new Set([
    ...taps.filter(({ state }) => state === 'present').map(({ danger }) => danger),
    ...heard
      .filter(({ danger, certainty }) => certainty >= RAISED_FROM && !denied.has(danger))
      .map(({ danger }) => danger),
  ]);
  return DANGER_IDS.filter((danger) => raised.has(danger)).map((danger) => {
    const { because, doNow } = ENGLISH.dangers[danger];
    return { id: `danger-${danger}`, because, doNow, urgency: DANGER_SIGNS[danger].urgency, findings: [], danger };
  });
}
