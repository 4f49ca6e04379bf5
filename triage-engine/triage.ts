// The engine's door: text and person in, an answer that explains itself out. Same input and version, same answer.
import { CRISIS_DANGERS, isCrisis } from '#contract/dangers.ts';
import {
  type Cause,
  NOTE,
  type RaisedFlag,
  type TriageAnswer,
  type TriageInput,
  type UnderstoodFinding,
  type Urgency,
} from './answer.ts';
import { complaintInWords } from './complaint.ts';
import { askDangers } from './dangers/ask-dangers.ts';
import { fitsPerson } from './dangers/fits-person.ts';
import { fitsPlace } from './dangers/fits-place.ts';
import { type HeardAlarm, hearAlarms } from './dangers/hear-alarms.ts';
import { raiseDangers } from './dangers/raise-dangers.ts';
import { isReadInFull } from './dangers/rests-on-little.ts';
import { departmentFor, USUAL_DEPARTMENTS } from './departments.ts';
import {
  aboutCause,
  comeBackIf,
  findingName,
  likelihoodOf,
  narrowest,
  nextSteps,
  selfCareFor,
  specialistFor,
  testsFor,
  whyThisUrgency,
} from './explain.ts';
import { namedIllness } from './flags/named-illness.ts';
import { raiseFlags } from './flags/raise-flags.ts';
import { ALL_FINDINGS } from './knowledge/library.ts';
import { notEnough } from './not-enough.ts';
import { followUpQuestions } from './questions.ts';
import { posterior } from './ranking/posterior.ts';
import { type Ranked, rank } from './ranking/rank.ts';
import { RANKING } from './ranking/tuning.ts';
import { isReasonToAsk } from './reason-to-ask.ts';
import { countsAtHomeOnly, isTrifle } from './trifles/is-trifle.ts';
import { mayBeTrifle } from './trifles/may-be-trifle.ts';
import { type Understanding, understand } from './understand.ts';
import { decideUrgency } from './urgency/decide.ts';
import { withDoubt } from './urgency/doubt.ts';
import { mustNotMiss } from './urgency/must-not-miss.ts';
import { ENGINE_VERSION } from './version.ts';

export type {
  Cause,
  Correction,
  DangerAsk,
  Person,
  RaisedFlag,
  TriageAnswer,
  TriageInput,
  UnderstoodFinding,
  Urgency,
  Vitals,
} from './answer.ts';
export { NOTE } from './answer.ts';
export { findingName } from './explain.ts';
export { ENGINE_VERSION } from './version.ts';

export type NamedFinding = { id: string; name: string; question?: string };

/** All findings, by name: what a person may add as a chip. */
export const FINDINGS: readonly NamedFinding[] = ALL_FINDINGS.filter(({ id }) => !countsAtHomeOnly(id))
  .map(({ id, name, question }) => ({
    id,
    name,
    ...(question && { question }),
  }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

/** `hear` is replaced only where the readers are measured one by one. */
export function triage(input: TriageInput, hear = hearAlarms): TriageAnswer {
  const heard = hear(input.text);
  const answer = answerTo(input, understand(input, { readsTrifles: false }), heard);
  if (!mayBeTrifle(answer, heard)) return answer;
  const understood = understand(input);
  if (![...understood.stated].some(([id, { state }]) => state === 'present' && isTrifle(id))) return answer;
  const atHome = answerTo(input, understood, heard);
  return atHome.urgency === 1 ? atHome : answer;
}

function answerTo(input: TriageInput, understood: Understanding, alarms: readonly HeardAlarm[]): TriageAnswer {
  const read = [...raiseFlags(understood), ...namedIllness(understood)];
  const heard = unheardBefore(alarms, read, understood);
  const raised = raiseDangers(understood.taps, isReadInFull(understood) ? [] : heard.filter(isNew(read)));
  const flags = [...raised, ...read].sort((a, b) => b.urgency - a.urgency);
  if (!isEnough(understood))
    return notEnough(understood, understoodFindings(understood), { flags, floor: input.floor, heard });
  const ranked = rank(understood);
  const shares = posterior(ranked, RANKING.temperature);
  const decided = decideUrgency(understood, ranked, flags, input.floor);
  const ask = (level: Urgency, isDoubtful: boolean) => askDangers(understood, level, heard, isDoubtful);
  const { decision, asks } = withDoubt(decided, shares[0] ?? 0, understood, ask);
  // Where a danger is asked for, nobody is sent home before the answer.
  const urgency = asks.length > 0 ? (Math.max(2, decision.urgency) as Urgency) : decision.urgency;
  // Whoever thinks of dying or was hurt by somebody is not handed a list of illnesses.
  const listed = isCrisis(flags) ? [] : supported(ranked, understood.mentions.own).slice(0, howMany(shares));
  const conditions = listed.map(({ condition }) => condition);
  const causes = listed.map((one) => asCause(one, shares[ranked.indexOf(one)] ?? 0, shares[0] ?? 1, urgency));
  const missed = isCrisis(flags) ? undefined : mustNotMiss(ranked, shares, understood.stated, conditions);
  const specialist = specialistFor(ranked, shares, urgency, understood.who);
  return {
    enough: true,
    complaint: complaintInWords(understood),
    understood: understoodFindings(understood),
    notUnderstood: understood.notUnderstood,
    flags,
    causes,
    ...(missed && { mustNotMiss: { condition: missed.id, name: missed.name } }),
    urgency,
    asks,
    why: whyThisUrgency({ ...decision, urgency }, flags, ranked, input.floor),
    specialist,
    department: departmentFor(
      specialist === 'Emergency Physician' ? specialistFor(ranked, shares, 3, understood.who) : specialist,
      USUAL_DEPARTMENTS,
    ),
    tests: testsFor(conditions),
    nextSteps: nextSteps(urgency, flags, specialist, understood.who),
    selfCare: selfCareFor(conditions, causes[1]?.likelihood !== 'less likely', urgency),
    comeBack: comeBackIf(conditions, understood.who),
    // Nobody in a crisis is asked whether the nose runs.
    questions: isCrisis(flags) ? [] : followUpQuestions(understood, ranked, flags, urgency),
    note: NOTE,
    engine: ENGINE_VERSION,
  };
}

/** Of a danger that a flag speaks of, the flag says how urgent it is. */
const isNew =
  (flags: readonly RaisedFlag[]) =>
  ({ danger }: HeardAlarm): boolean =>
    !flags.some((flag) => flag.danger === danger);

/** Whoever was read to think of dying, or to have been hurt, is not asked whether it is so. */
const unheardBefore = (
  heard: readonly HeardAlarm[],
  flags: readonly RaisedFlag[],
  understood: Understanding,
): HeardAlarm[] =>
  heard.filter(
    (one) =>
      fitsPerson(one.danger, understood.who) &&
      fitsPlace(one.danger, understood) &&
      (!CRISIS_DANGERS.includes(one.danger) || isNew(flags)(one)),
  );

const isEnough = ({ stated, mentions }: Understanding): boolean =>
  mentions.own.length > 0 || [...stated].some(([id, { state }]) => state === 'present' && isReasonToAsk(id));

/** What at least one told finding or the name itself speaks for; all where nothing does. */
function supported(ranked: readonly Ranked[], named: readonly string[]): readonly Ranked[] {
  const backed = ranked.filter(({ because, condition }) => because.length > 0 || named.includes(condition.id));
  return backed.length ? backed : ranked;
}

/** Three to five: more only while they are worth a thought. */
const howMany = (shares: readonly number[]): number =>
  Math.max(3, Math.min(5, shares.filter((share) => share >= 0.01).length));

const asCause = ({ condition, because }: Ranked, share: number, best: number, urgency: Urgency): Cause => ({
  condition: condition.id,
  name: condition.name,
  aliases: condition.aliases,
  likelihood: likelihoodOf(share, best),
  because: narrowest(because).slice(0, 6).map(findingName),
  about: aboutCause(condition, urgency),
});

/** As told: what a narrower finding already says is not repeated. */
function understoodFindings({ stated }: Understanding): UnderstoodFinding[] {
  const present = [...stated].filter(([, { state }]) => state === 'present').map(([id]) => id);
  const shown = new Set(narrowest(present));
  return [...stated]
    .filter(([id, { state }]) => state === 'absent' || shown.has(id))
    .map(([finding, { state, words }]) => ({ finding, name: findingName(finding), state, words }));
}
