import type { News2Parameter } from '#contract/ward/news2.ts';
import { CONSCIOUSNESS } from '#contract/ward/news2-words.ts';
import type { Observation } from '#contract/ward/observations.ts';

export type LastValue = { words: string; at: string };

const WORDS: Record<News2Parameter, (set: Observation) => string | null> = {
  respiration: ({ respiration }) => respiration?.toString() ?? null,
  oxygenSaturation: ({ oxygenSaturation }) => oxygenSaturation?.toString() ?? null,
  isOnOxygen: ({ isOnOxygen, oxygenLitres }) =>
    isOnOxygen === null ? null : isOnOxygen ? `${oxygenLitres ?? 'On'} L` : 'Air',
  systolic: ({ systolic, diastolic }) => (systolic === null ? null : `${systolic}/${diastolic}`),
  pulse: ({ pulse }) => pulse?.toString() ?? null,
  consciousness: ({ consciousness }) => (consciousness ? CONSCIOUSNESS[consciousness] : null),
  temperature: ({ temperature }) => temperature?.toFixed(1) ?? null,
};

/** Of each reading the newest, whichever set it came with, with its own time. Sets in error do not count. */
export function lastValue(observations: readonly Observation[], parameter: News2Parameter): LastValue | null {
  for (const set of observations) {
    const words = set.wrong ? null : WORDS[parameter](set);
    if (words !== null) return { words, at: set.at };
  }
  return null;
}
