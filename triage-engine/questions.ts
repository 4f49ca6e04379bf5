// Two to four follow-up questions: first those whose answer could change the urgency, then those that tell causes apart.
import type { RaisedFlag, TriageAnswer, Urgency } from './answer.ts';
import { OF_EYE } from './dangers/fits-place.ts';
import { nearlyRaised } from './flags/nearly-raised.ts';
import type { FindingId } from './knowledge/ids.generated.ts';
import { FINDING_BY_ID, withParents } from './knowledge/library.ts';
import { posterior } from './ranking/posterior.ts';
import type { Ranked } from './ranking/rank.ts';
import { RANKING } from './ranking/tuning.ts';
import { isTrifle } from './trifles/is-trifle.ts';
import type { Understanding } from './understand.ts';
import { levelOf } from './urgency/level-of.ts';

/** All in all, however often the answer is asked for anew. */
const MOST = 4;
/** Beyond them only what could still make it more urgent is asked, and no more than this. */
const MOST_WITH_DANGERS = 6;
const CONSIDERED = 12;

type Candidate = { finding: string; question: string; worth: number };

export function followUpQuestions(
  understood: Understanding,
  ranked: readonly Ranked[],
  flags: readonly RaisedFlag[],
  urgency: Urgency,
): TriageAnswer['questions'] {
  // An ambulance is not kept waiting by questions.
  if (urgency === 5) return [];
  const considered = ranked.slice(0, CONSIDERED);
  const shares = posterior(
    considered.map(({ score }) => score),
    RANKING.temperature,
  );
  const chanceOf = (id: string) => {
    const leak = FINDING_BY_ID.get(id)?.leak ?? 0;
    return considered.reduce(
      (sum, { condition }, index) => sum + (shares[index] ?? 0) * (condition.findings[id] ?? leak),
      0,
    );
  };
  const worth = new Map<string, number>();
  const raising = new Set<string>();
  const add = (id: string, value: number, isRaising = false) => {
    const asked = widestUntold(id, understood);
    if (isRaising) raising.add(asked);
    worth.set(asked, Math.max(worth.get(asked) ?? 0, value));
  };
  for (const { flag, missing } of nearlyRaised(understood, flags)) {
    if (flag.urgency <= urgency) continue;
    for (const id of missing) {
      if (isNear(id, understood, considered, shares))
        add(id, 10 * (flag.urgency - urgency) * Math.max(chanceOf(id), 0.02), true);
    }
  }
  for (const [index, { condition }] of considered.entries()) {
    const share = shares[index] ?? 0;
    for (const [id, raised] of Object.entries(condition.raisedBy ?? {})) {
      if (raised > Math.max(urgency, levelOf(condition, understood.stated)))
        add(id, 4 * share * (raised - urgency) * Math.max(chanceOf(id), 0.02), true);
    }
  }
  const linked = new Set(considered.flatMap(({ condition }) => Object.keys(condition.findings)));
  for (const id of linked) add(id, tellingApart(id, ranked, shares));
  const open = choose(understood, worth);
  const left = MOST - understood.answered.length;
  if (left > 0) return open.slice(0, left);
  const more = Math.max(0, MOST_WITH_DANGERS - understood.answered.length);
  return open.filter(({ finding }) => raising.has(finding)).slice(0, more);
}

/** Parts that are hurt alone: the word in the question, and the words of the text that name it. */
const PARTS: readonly [RegExp, RegExp][] = [[/\beye\b/, OF_EYE]];
/** From this share on causes that have a finding make it likely. */
const LIKELY = 0.05;

/**
 * What happened to one part of the body has been told: whoever cut a finger is not asked whether something scratched the eye, unless
 * the eye was named or a likely cause has it.
 */
function isNear(
  id: string,
  { text }: Understanding,
  considered: readonly Ranked[],
  shares: readonly number[],
): boolean {
  const { kind, question = '' } = FINDING_BY_ID.get(id) ?? {};
  const part = kind === 'exposure' ? PARTS.find(([asked]) => asked.test(question)) : undefined;
  if (!part || part[1].test(text)) return true;
  const share = considered.reduce(
    (sum, { condition }, at) =>
      sum + (id in condition.findings || id in (condition.risks ?? {}) ? (shares[at] ?? 0) : 0),
    0,
  );
  return share >= LIKELY;
}

/** Nobody is asked how a headache began who has told of none: first comes whether there is one. */
const widestUntold = (id: string, { stated }: Understanding): string =>
  withParents(id)
    .slice(1)
    .findLast((one) => stated.get(one)?.state !== 'present') ?? id;

/** Variance of the chance over what it may be: nought where all causes have it alike. */
function tellingApart(id: string, ranked: readonly Ranked[], shares: readonly number[]): number {
  let [mean, square] = [0, 0];
  for (const [index, share] of shares.entries()) {
    const chance = ranked[index]?.condition.findings[id] ?? 0.02;
    mean += share * chance;
    square += share * chance * chance;
  }
  return square - mean * mean;
}

const OF_HARM: ReadonlySet<string> = new Set<FindingId>([
  'abuse-at-home',
  'assault',
  'strangled',
  'sexual-assault',
  'self-harm',
  'overdose',
  'suicidal-thoughts',
]);

/** What leads to the question whether somebody harms them: unasked it only frightens whoever has a belly ache. */
const NEAR_HARM: readonly FindingId[] = [
  'injury-recent',
  'wound',
  'deep-cut',
  'limb-injury',
  'facial-injury',
  'bruise',
  'low-mood',
  'hopeless',
  'anxiety',
  'panic',
  'sleep-poor',
  'drug-use',
  'alcohol-heavy',
];

function choose({ stated, answered }: Understanding, worth: ReadonlyMap<string, number>): TriageAnswer['questions'] {
  // Whoever tells of a paper cut is not asked whether somebody hurts them.
  const isThere = (id: string) => stated.get(id)?.state === 'present';
  const tellsTrifle = [...stated.keys()].some((id) => isThere(id) && isTrifle(id));
  const isNearHarm = !tellsTrifle && [...OF_HARM, ...NEAR_HARM].some(isThere);
  const candidates = [...worth].flatMap(([finding, value]): Candidate[] => {
    if (answered.includes(finding) || (!isNearHarm && OF_HARM.has(finding))) return [];
    const question = FINDING_BY_ID.get(finding)?.question;
    // Not what was told, and not a detail of what was denied.
    const isSettled = stated.has(finding) || withParents(finding).some((one) => stated.get(one)?.state === 'absent');
    return question && !isSettled && value > 0.004 ? [{ finding, question, worth: value }] : [];
  });
  candidates.sort((a, b) => b.worth - a.worth || (a.finding < b.finding ? -1 : 1));
  return candidates.map(({ finding, question }) => ({ finding, question }));
}
