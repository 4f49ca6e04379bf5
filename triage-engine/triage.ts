// The engine's entry point: text and person in, an answer that explains itself out. Same input and version, same answer.
import { isCrisis } from '#contract/triage/dangers.ts';
import { gistOf, readyGist } from './alarms/gist.ts';
import { nothingKnown } from './alarms/read-features.ts';
import {
  type Cause,
  NOTE,
  type TriageAnswer,
  type TriageInput,
  type UnderstoodFinding,
  type Urgency,
} from './answer.ts';
import { complaintInWords } from './complaint.ts';
import { hearAlarms, withoutReassurance } from './dangers/hear-alarms.ts';
import { heardTwice } from './dangers/heard-twice.ts';
import { soundOf } from './dangers/sounds-harmless.ts';
import { departmentFor, USUAL_DEPARTMENTS } from './departments.ts';
import {
  aboutCause,
  findingName,
  likelihoodOf,
  narrowest,
  selfCareFor,
  specialistFor,
  testsFor,
  whyThisUrgency,
} from './explain.ts';
import { withSignsOnly } from './flags/signs-of.ts';
import { ALL_FINDINGS } from './knowledge/library.ts';
import { lazily } from './lazily.ts';
import { maySuggest } from './may-suggest.ts';
import { nextSteps, toBring } from './next-steps.ts';
import { notEnough } from './not-enough.ts';
import { followUpQuestions } from './questions.ts';
import type { Ranked } from './ranking/rank.ts';
import { type Flagged, flag, type Heard, isSpokenAgainst, type Rated, rate, type Unrated } from './rate.ts';
import { forThisPerson } from './steps-agree.ts';
import { countsAtHomeOnly, isTrifle } from './trifles/is-trifle.ts';
import { mayBeTrifle } from './trifles/may-be-trifle.ts';
import { askedFirst, isDenied, perhapsTrifle } from './trifles/perhaps-trifle.ts';
import { type About, asTrifle } from './trifles/told-like-trifle.ts';
import { withoutExaggeration } from './trifles/without-exaggeration.ts';
import { readInput, type Understanding } from './understand.ts';
import { isToldByExaminer, onlyLoud, withoutNormal } from './urgency/examined.ts';
import { mustNotMiss } from './urgency/must-not-miss.ts';
import { ENGINE_VERSION } from './version.ts';
import { worseSigns } from './worse-signs.ts';

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
  return answerOf(rateInput(input, hear));
}

/** How urgent it is, as `triage` answers, without the rest of the answer: less work where thousands of texts are rated. */
export const urgencyOf = (input: TriageInput): TriageAnswer['urgency'] => rateInput(input, hearAlarms).urgency;

/** The ids of the flags in that answer, in its order. */
export const flagIdsOf = (input: TriageInput): string[] => rateInput(input, hearAlarms).flags.map(({ id }) => id);

function rateInput(input: TriageInput, hear: typeof hearAlarms): Rated | Unrated {
  const known = nothingKnown();
  const heard = {
    alarms: hear(input.text, known),
    gist: lazily(() => gistOf(withoutReassurance(input.text), readyGist(), known)),
  };
  const rated = rateHeard(input, heard, hear);
  if (rated.urgency === 1 || (rated.urgency ?? 0) >= 4 || ('mayBeNoComplaint' in rated && rated.mayBeNoComplaint))
    return rated;
  const { understood } = rated;
  const alarms = rated.heard.filter((one) => !isSpokenAgainst(one, understood));
  const twice = heardTwice(understood, alarms, heard.gist);
  return twice ? rate({ ...rated, flags: [twice, ...rated.flags] }) : rated;
}

function rateHeard(input: TriageInput, heard: Heard, hear: typeof hearAlarms): Rated | Unrated {
  const understand = readInput(input);
  const rated = rate(flag(understand(false), heard, input.floor));
  const examined = () => mayBeExamined(rated) && rateExamined(understand, input, { ...heard, hear });
  if (!mayBeTrifle(rated, heard.alarms)) return examined() || rated;
  const all = understand(true);
  const withTrifles = withoutExaggeration({ ...all, sounds: soundOf(all, heard.alarms, heard.gist) });
  const named = tellsTrifle(withTrifles) ? rateAtHome(flag(withTrifles, heard, input.floor)) : undefined;
  if (named) return named;
  const about = { all, rated, heard: heard.alarms, gist: heard.gist };
  const told = asTrifle(about);
  const atHome = told && rateAtHome(flag(told, heard, input.floor));
  return atHome ?? (examined() || ratePerhaps(about, heard, input));
}

/** Perhaps a trifle: it is asked first, and rated so for whoever has said no to all that was asked. */
function ratePerhaps(about: About, heard: Heard, { floor }: TriageInput): Rated | Unrated {
  const { all, rated } = about;
  const { taps } = all;
  const perhaps = perhapsTrifle(about);
  const home = perhaps && rateAtHome(flag(perhaps, heard, floor));
  if (!home) return rated;
  if (taps.length === 0) return askedFirst(rated, all, heard.alarms);
  const before = rate(flag({ ...rated.understood, taps: [] }, heard, floor));
  return isDenied(askedFirst(before, all, heard.alarms).asks, taps) ? home : rated;
}

const mayBeExamined = ({ understood, urgency }: Rated | Unrated): boolean =>
  urgency !== 1 && (urgency ?? 2) <= 3 && isToldByExaminer(understood.text);

/** What was sought and not found is not listened to for alarms. */
function rateExamined(
  understand: (withTrifles: boolean) => Understanding,
  input: TriageInput,
  { gist, hear }: Pick<Heard, 'gist'> & { hear: typeof hearAlarms },
): Rated | Unrated | undefined {
  const heard = { alarms: onlyLoud(hear(withoutNormal(input.text))), gist };
  const at = (withTrifles: boolean) =>
    rateAtHome(flag({ ...understand(withTrifles), isExamined: true }, heard, input.floor));
  return at(false) ?? at(true);
}

const tellsTrifle = ({ stated }: Understanding): boolean =>
  [...stated].some(([id, { state }]) => state === 'present' && isTrifle(id));

/** Nothing unless it is self-care. */
function rateAtHome(flagged: Flagged): Rated | Unrated | undefined {
  if ((flagged.asked ?? 1) > 1 || flagged.flags.some(({ urgency }) => urgency > 1)) return;
  const rated = rate(flagged);
  return rated.urgency === 1 ? rated : undefined;
}

const answerOf = (rated: Rated | Unrated): TriageAnswer =>
  rated.isEnough ? enough(rated) : notEnough(rated, understoodFindings(rated.understood));

function enough({ understood, flags, asked, asks, urgency, decision, ranked, shares, listed }: Rated): TriageAnswer {
  const conditions = listed.map(({ condition }) => condition);
  const causes = listed.map((one) => asCause(one, shares[ranked.indexOf(one)] ?? 0, shares[0] ?? 1, urgency));
  const isNamed = isCrisis(flags) ? ranked.map(() => true) : ranked.map(maySuggest(understood));
  const [named, namedShares] = [ranked.filter((_, at) => isNamed[at]), shares.filter((_, at) => isNamed[at])];
  const missed = isCrisis(flags) ? undefined : mustNotMiss(named, namedShares, understood.stated, conditions);
  const specialist = specialistFor(named, namedShares, urgency, understood.who);
  const { worse, worseNow } = worseSigns(urgency, conditions, understood);
  return {
    enough: true,
    complaint: complaintInWords(understood, flags),
    understood: understoodFindings(understood),
    notUnderstood: understood.notUnderstood,
    flags: flags.map(withSignsOnly),
    causes,
    ...(missed && { mustNotMiss: { condition: missed.id, name: missed.name } }),
    urgency,
    asks,
    why: whyThisUrgency({ ...decision, urgency }, flags, named, asked),
    specialist,
    department: departmentFor(
      specialist === 'Emergency Physician' ? specialistFor(named, namedShares, 3, understood.who) : specialist,
      USUAL_DEPARTMENTS,
    ),
    tests: testsFor(conditions),
    nextSteps: nextSteps(urgency, flags, understood, conditions),
    bring: toBring(urgency, understood),
    selfCare: forThisPerson(selfCareFor(conditions, causes[1]?.likelihood !== 'less likely', urgency), understood),
    comeBack: [...worse, ...worseNow],
    emergencySigns: worseNow,
    // Nobody in a crisis is asked whether the nose runs.
    questions: isCrisis(flags) ? [] : followUpQuestions(understood, ranked, flags, urgency),
    note: NOTE,
    engine: ENGINE_VERSION,
  };
}

const asCause = ({ condition, because }: Ranked, share: number, best: number, urgency: Urgency): Cause => ({
  condition: condition.id,
  name: condition.name,
  aliases: condition.aliases,
  likelihood: likelihoodOf(share, best),
  // The everyday name of an illness does not speak for it: it is it.
  because: narrowest(because.filter((id) => !countsAtHomeOnly(id)))
    .slice(0, 6)
    .map(findingName),
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
