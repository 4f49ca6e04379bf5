// Danger questions that come before the answer: all of them where too little was understood, the few that matter most
// where an answer of 3 or less rests on little, what was heard but not surely, and what a complaint is always asked for.
import { CRISIS_DANGERS, DANGER_IDS, type DangerId, MAIN_TILES } from '#contract/triage/dangers.ts';
import type { DangerAsk, Urgency } from '../answer.ts';
import { nearlyRaised } from '../flags/nearly-raised.ts';
import { fits } from '../flags/raise-flags.ts';
import { FLAGS, type ReadyFlag } from '../flags/requirements.ts';
import type { FindingId } from '../knowledge/ids.generated.ts';
import { FINDING_BY_ID, withParents } from '../knowledge/library.ts';
import type { Understanding, Who } from '../understand.ts';
import { alwaysAsked } from './always-asked.ts';
import { DANGER_SIGNS, LEADING } from './danger-signs.ts';
import { fitsPerson } from './fits-person.ts';
import { askedFrom, type HeardAlarm, isNote } from './hear-alarms.ts';
import { dangersOfComplaint } from './of-complaint.ts';
import { dangerOf } from './of-flag.ts';
import { isToldInFull, restsOnLittle, withoutLittleHindi } from './rests-on-little.ts';

const MOST = 3;
/** Heard as surely as this it is asked for whatever was told beside it. */
const SURE_FROM = 0.85;
const A_DETAIL = 0.1;
/** Less is not worth a stop. */
const WORTH_ASKING = 0.006;

/** `urgency` as decided, null where too little was understood; `isDoubtful` where an emergency was likely and none stood out. */
export function askDangers(
  understood: Understanding,
  urgency: Urgency | null,
  heard: readonly HeardAlarm[],
  isDoubtful = false,
): DangerAsk[] {
  if (urgency !== null && urgency >= 4) return [];
  const answered = new Set(understood.taps.map(({ danger }) => danger));
  const isOpen = ({ danger }: { danger: DangerId }) => !answered.has(danger);
  // Once one is heard, those that sound alike are asked for with it: the person knows which it is.
  const asking = heard.filter(({ certainty }) => certainty >= askedFrom(understood.text));
  // In a note of a few words what matters beside the complaint says more than what sounds a little like it.
  const own =
    urgency !== null && isNote(withoutLittleHindi(understood.text)) ? dangersOfComplaint(understood, asking) : [];
  const isToldInNote = own.length > 1 && isToldInFull(understood);
  const named = (asking.length > 0 && own.length === 0 ? heard : asking)
    .toSorted((a, b) => b.certainty - a.certainty)
    .filter((one) => isOpen(one) && !isDeniedOutright(one.danger, understood))
    .filter(
      ({ danger, certainty }) =>
        certainty >= SURE_FROM || (!isSpokenAgainst(danger, understood) && (!isToldInNote || own.includes(danger))),
    )
    .slice(0, MOST)
    .map(({ danger }) => asked(danger, 'heard'));
  if (urgency === null) return [...named, ...unread(named, understood.who).filter(isOpen)];
  // Who has answered is not asked for the next three.
  if (answered.size > 0) return named;
  const isWorthAsking = isDoubtful || (urgency > 1 && restsOnLittle(understood));
  const near = named.length < MOST && isWorthAsking ? closest(understood) : [];
  const beside = asking.length > 0 && own.length > 0 ? own : mattering(near, understood);
  const close = beside.map((danger) => asked(danger, 'close'));
  // Where an emergency is in doubt, a question that is asked in any case does not speak against it.
  const isSettled = isDoubtful && named.length + close.length === 0;
  const always = !isSettled ? alwaysAsked(understood).map((danger) => asked(danger, 'close')) : [];
  return withAll(always, [...named, ...close]);
}

/** NICE NG240 (2024): without fever, and with no sign of the head, the neck or the skin, it is not what is half heard. */
const OF_MENINGITIS: readonly FindingId[] = [
  'headache',
  'neck-stiffness',
  'rash',
  'confusion',
  'drowsiness',
  'light-sensitivity',
];

const isDenied = ({ stated }: Understanding, id: string) => stated.get(id)?.state === 'absent';

/** NICE CG95 (2016): who has no pain in the chest, and none of these, is not asked for it because the words stand there. */
const OF_HEART: readonly FindingId[] = [
  'breathless',
  'sweating',
  'arm-pain',
  'left-arm-pain',
  'jaw-pain',
  'shoulder-pain',
  'upper-abdominal-pain',
  'palpitations',
  'fainting',
  'light-headed',
];

const isSpokenAgainst = (danger: DangerId, understood: Understanding): boolean =>
  (danger === 'meningitis' && isDenied(understood, 'fever') && !tellsOfMeninges(understood)) ||
  (danger === 'chest-pain' &&
    isDenied(understood, 'chest-pain') &&
    !OF_HEART.some((id) => understood.stated.get(id)?.state === 'present'));

/** Both were denied: the reader of alarms hears the words, and not that they are denied. */
const isDeniedOutright = (danger: DangerId, understood: Understanding): boolean =>
  danger === 'meningitis' &&
  isDenied(understood, 'neck-stiffness') &&
  (isDenied(understood, 'rash') || isDenied(understood, 'non-blanching-rash')) &&
  !tellsOfMeninges(understood);

const tellsOfMeninges = ({ stated }: Understanding): boolean =>
  OF_MENINGITIS.some((id) => stated.get(id)?.state === 'present');

/** The first three, of which `always` are some. */
function withAll(always: readonly DangerAsk[], others: readonly DangerAsk[]): DangerAsk[] {
  const once = others.filter(({ danger }, at) => others.findIndex((one) => one.danger === danger) === at);
  const missing = always.filter(({ danger }) => !once.slice(0, MOST).some((one) => one.danger === danger));
  return [...once.slice(0, MOST - missing.length), ...missing];
}

const asked = (danger: DangerId, reason: DangerAsk['reason']): DangerAsk => ({
  danger,
  tile: DANGER_SIGNS[danger].tile,
  reason,
});

/** The twelve, without those whose tile stands there already, and without what a child cannot have. Whoever is grown may ask for another. */
const unread = (named: readonly DangerAsk[], who: Who): DangerAsk[] =>
  MAIN_TILES.filter(
    (tile) =>
      !named.some((one) => one.tile === tile) &&
      ((who.ageYears ?? ADULT_FROM_YEARS) >= ADULT_FROM_YEARS || fitsPerson(LEADING[tile], who)),
  ).map((tile) => asked(LEADING[tile], 'unread'));

const ADULT_FROM_YEARS = 16;

const HURT = ['limb-injury', 'injury-recent'];
const OF_LIMB = [
  'limb-injury',
  'finger-injury',
  'mild-sprain',
  'finger-pain',
  'hand-pain',
  'wrist-pain',
  'elbow-pain',
  'ankle-pain',
  'foot-pain',
  'knee-pain',
];
/** Whoever twisted an ankle, and tells nothing else, is asked for what happens to a limb and to whoever falls. */
const NEAR_LIMB: readonly DangerId[] = ['injury', 'limb', 'bleeding', 'head-injury', 'spine', 'burn', 'bite'];

function tellsHurtLimb({ stated }: Understanding): boolean {
  const told = [...stated].filter(([, { state, isMeasured }]) => state === 'present' && !isMeasured).map(([id]) => id);
  const tells = (ids: readonly string[]) => told.some((id) => ids.includes(id));
  return tells(HURT) && tells(OF_LIMB) && told.every((id) => [...HURT, ...OF_LIMB, 'severe-pain'].includes(id));
}

/** Of the flags of an emergency that one complaint more would raise, or a detail of one: those that are told most often. */
function closest(understood: Understanding): DangerId[] {
  const worth = new Map<DangerId, number>();
  const isOfLimb = tellsHurtLimb(understood);
  const add = (flag: ReadyFlag, value: number) => {
    const danger = dangerOf(flag);
    // Whoever was hurt has said so: nobody is asked for it because of a bruise.
    if (danger && flag.urgency >= 4 && !CRISIS_DANGERS.includes(danger) && (!isOfLimb || NEAR_LIMB.includes(danger)))
      worth.set(danger, (worth.get(danger) ?? 0) + value);
  };
  for (const { flag, missing } of nearlyRaised(understood, [])) {
    const open = missing.filter((id) => mayBeLeftOut(id, understood));
    add(flag, Math.max(0, ...open.map((id) => FINDING_BY_ID.get(id)?.leak ?? 0)));
  }
  for (const flag of raisedByDetail(understood)) add(flag, A_DETAIL);
  const sorted = [...worth].sort((a, b) => b[1] - a[1] || DANGER_IDS.indexOf(a[0]) - DANGER_IDS.indexOf(b[0]));
  return sorted.filter(([, value]) => value >= WORTH_ASKING).map(([danger]) => danger);
}

/** Where something is worth asking, what matters most for this complaint. */
function mattering(near: readonly DangerId[], understood: Understanding): readonly DangerId[] {
  const own = near.length > 0 ? dangersOfComplaint(understood) : [];
  return own.length > 0 ? own : near;
}

/** "Headache" may be "the worst ever": one narrower finding alone raises the flag. */
const raisedByDetail = ({ stated, who }: Understanding): ReadyFlag[] =>
  FLAGS.filter(
    ({ groups, person }) =>
      fits(person, who) &&
      groups.some(
        ([only, ...more]) =>
          more.length === 0 && only && 'anyOf' in only && only.anyOf.some((id) => isDetail(id, stated)),
      ),
  );

const isDetail = (id: string, stated: Understanding['stated']): boolean =>
  !stated.has(id) && withParents(id).some((one) => stated.get(one)?.state === 'present');

/** What happened to somebody, and what they take, they have told; what they feel beside it they may not have. */
const mayBeLeftOut = (id: string, { stated }: Understanding): boolean =>
  !stated.has(id) && /^(symptom|sign)$/.test(FINDING_BY_ID.get(id)?.kind ?? 'symptom');
