// How far readings carry a flag: a high blood pressure beside calm readings is urgent, and asked for by name.
import type { RaisedFlag } from '../answer.ts';
import type { Understanding } from '../understand.ts';
import { isCalm } from '../urgency/calm-readings.ts';

const HIGH_PRESSURE = 'very-high-pressure-with-symptoms';
/**
 * Pain, fear and being sick raise the pressure themselves, and a heart that fails lowers the oxygen or quickens the breath.
 * NICE NG136 (2023): such a pressure is seen the same day where an organ suffers. CTAS (2016): up to 220/130 it is urgent.
 */
const MAY_BE_CAUSE: ReadonlySet<string> = new Set(['very-high-blood-pressure', 'breathless', 'vomiting']);

/** The flags as the readings carry them; the same list where they carry none lower. */
export function asMeasured(flags: RaisedFlag[], understood: Understanding): RaisedFlag[] {
  if (!flags.some(isCarriedLess) || !isCalm(understood)) return flags;
  return flags
    .map((flag): RaisedFlag => (isCarriedLess(flag) ? { ...flag, urgency: 3 } : flag))
    .sort((a, b) => b.urgency - a.urgency);
}

/** NICE CG100 (2017): to hospital with a fit, a delirium or a high risk of them; hands that shake beside calm readings are none yet. */
const WITHDRAWAL = 'alcohol-withdrawal';
const SHAKES: ReadonlySet<string> = new Set(['alcohol-stopped', 'shaking', 'tremor']);

const isCarriedLess = ({ id, urgency, findings }: RaisedFlag): boolean =>
  urgency === 4 &&
  ((id === HIGH_PRESSURE && findings.every((finding) => MAY_BE_CAUSE.has(finding))) ||
    (id === WITHDRAWAL && findings.every((finding) => SHAKES.has(finding))));
