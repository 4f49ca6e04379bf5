// Beside a trifle that both learnt readers take for harmless, exaggeration and the trifle in other words say nothing more: "these
// shoes murdered my heels, I limp about like a pirate". Only where the answer may become self-care.
import type { Stated } from '#triage-engine/findings/from-text.ts';
import type { Understanding } from '../understand.ts';
import { isTrifle } from './is-trifle.ts';

const BESIDE: ReadonlySet<string> = new Set(
  (
    'limp widespread-pain body-aches muscle-pain weakness-general hoarse-voice wound abrasion bite insect-sting thirst dry-mouth ' +
    'food-suspect pica ruddy-face tingling muscle-cramp skin-redness bruise cough sore-throat flatulence bloating heat-exposure ' +
    'crying-inconsolable anxiety sleep-poor'
  ).split(' '),
);
/** A pain that is told so was not measured. */
const EXAGGERATED =
  /\b(?:jaan nik\w*|ma+r gay\w*|kill\w*|murder\w*|dying|cried|crying|screamed|deadly|torture)\b|जान निक|मर गय|मरी जा|मार डाल/i;

/** In old age a cough or weakness beside a trifle is one (`urgency/safe-age.ts`). */
const OLD_YEARS = 70;

export function withoutExaggeration(understood: Understanding): Understanding {
  const { stated, sounds = 'open', attributes } = understood;
  const isOld = (understood.who.ageYears ?? 0) >= OLD_YEARS;
  if (isOld || sounds === 'open' || ![...stated].some(([id, { state }]) => state === 'present' && isTrifle(id)))
    return understood;
  const saysNoMore = (id: string, { words }: Stated): boolean =>
    words !== '' &&
    (BESIDE.has(id) || (id === 'severe-pain' && attributes.painScore === undefined && EXAGGERATED.test(words)));
  return {
    ...understood,
    stated: new Map([...stated].filter(([id, one]) => one.state === 'absent' || !saysNoMore(id, one))),
  };
}
