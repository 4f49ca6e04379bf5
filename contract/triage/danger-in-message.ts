// Whether a message to the clinic names a danger, by what both readers of the symptom engine made of it. One rule for the
// browser, which stops Send, and for the server, which takes no such message without the danger signs.
import { CRISIS_DANGERS, type DangerId } from './dangers.ts';

type Read = {
  urgency: number | null;
  flags: readonly { urgency: number; danger?: DangerId | undefined; findings: readonly string[] }[];
  asks: readonly { reason: string }[];
  understood: readonly { finding: string; state: string; words: string }[];
};

/**
 * `words`: where it was read; empty when only the whole sounds like it. Crisis: of those for whom the crisis line is. `key` differs
 * as soon as another danger is told: what was said of the first does not answer the second.
 */
export type DangerRead = { words: string; isCrisis: boolean; key: string };

/** Null: no danger. Not checked: the engine had no time for it, which is neither a danger nor none. */
export type CheckedText = DangerRead | null | 'not-checked';

const GRAVE = 4;

/** Told with its figures, as the readings of the record are judged by them: 180/120 and above. */
const DANGEROUS_FIGURE = 'very-high-blood-pressure';

/**
 * Danger is what the rules flag as one, whatever its level, and what the second reader heard. A message waits for hours, so
 * chest pain that a symptom check would see today is a danger here.
 */
export function dangerIn({ urgency, flags, asks, understood }: Read): DangerRead | null {
  const isFigure = understood.some(
    ({ finding, state, words }) => finding === DANGEROUS_FIGURE && state === 'present' && /\d/.test(words),
  );
  const grave = flags.filter((flag) => flag.danger !== undefined || flag.urgency >= GRAVE);
  const isHeard = asks.some(({ reason }) => reason === 'heard');
  if (grave.length === 0 && !isHeard && !isFigure && (urgency ?? 0) < GRAVE) return null;
  const found = new Set([...grave.flatMap(({ findings }) => findings), ...(isFigure ? [DANGEROUS_FIGURE] : [])]);
  const told = understood.find(({ finding, state, words }) => state === 'present' && found.has(finding) && words);
  const isCrisis = grave.some(({ danger }) => danger !== undefined && CRISIS_DANGERS.includes(danger));
  const key = [...grave.flatMap(({ danger }) => danger ?? ''), ...found, isHeard ? 'heard' : ''];
  return { words: told?.words ?? '', isCrisis, key: [...new Set(key)].sort().join() };
}
