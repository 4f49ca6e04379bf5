// A bad pain of a limb or a tooth. CTAS (2016), pain: severe pain from within the body is emergent, severe pain of skin, muscles
// and joints is urgent, because a catastrophe is not likely to hide behind it.
import { FINDING_BY_ID } from '../knowledge/library.ts';
import type { Understanding } from '../understand.ts';

const OUTER: ReadonlySet<string> = new Set([
  'elbow-pain',
  'wrist-pain',
  'thumb-side-wrist-pain',
  'hand-pain',
  'finger-pain',
  'knee-pain',
  'ankle-pain',
  'achilles-pain',
  'foot-pain',
  'heel-pain',
  'heel-pain-morning',
  'big-toe-pain',
  'small-joint-pain',
  'one-joint-pain',
  'tooth-pain',
]);
/** What may be told beside it: that it is bad, and that it was hurt. */
const BESIDE: ReadonlySet<string> = new Set(['severe-pain', 'injury-recent', 'limb-injury', 'finger-injury']);

/** Nothing but such a pain was told; what was measured is no complaint. */
export function isOuterPain({ stated }: Pick<Understanding, 'stated'>): boolean {
  const told = [...stated].filter(
    ([id, { state, isMeasured }]) => state === 'present' && !isMeasured && !isBackground(id) && !BESIDE.has(id),
  );
  return told.length > 0 && told.every(([id]) => OUTER.has(id));
}

const isBackground = (id: string) => /^(history|medicine)$/.test(FINDING_BY_ID.get(id)?.kind ?? 'symptom');
