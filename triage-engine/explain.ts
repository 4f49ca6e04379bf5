// The answer in words: why this urgency, what to do now, whom to see.

import { inSentence } from '#contract/in-sentence.ts';
import type { Specialist } from '#contract/triage/specialists.ts';
import type { Cause, RaisedFlag, Urgency } from './answer.ts';
import { FINDING_BY_ID, withParents } from './knowledge/library.ts';
import type { Condition } from './knowledge/shape.ts';
import type { Ranked } from './ranking/rank.ts';
import type { Who } from './understand.ts';
import type { Decision } from './urgency/decide.ts';

export const findingName = (id: string): string => FINDING_BY_ID.get(id)?.name ?? id;

/** Without what a narrower finding already says: 'Crushing chest pain', not 'Chest pain' as well. */
export const narrowest = (ids: readonly string[]): string[] => {
  const implied = new Set(ids.flatMap((id) => withParents(id).slice(1)));
  return ids.filter((id) => !implied.has(id));
};

export function whyThisUrgency(
  decision: Decision,
  flags: readonly RaisedFlag[],
  ranked: readonly Ranked[],
  asked: Urgency | undefined,
): string[] {
  const why = flags.map(({ because, findings }) =>
    findings.length ? `${because} (${findings.map(findingName).join(', ')})` : because,
  );
  const first = ranked[0];
  if (decision.expected >= decision.floor && first?.because.length) {
    why.push(
      `${first.condition.name} fits what you told (${narrowest(first.because).slice(0, 3).map(findingName).join(', ')}), together with other possible causes.`,
    );
  }
  if (asked !== undefined && asked > 1 && decision.urgency === asked && flags.every(({ urgency }) => urgency < asked))
    why.push('A complaint like this is never rated lower.');
  if (decision.isSelfCareHeldBack)
    why.push('It looks harmless, but there is not enough to advise looking after it alone.');
  if (why.length === 0) why.push('Nothing that you told points to an emergency, but it is not clear what it is.');
  return [...new Set(why)].slice(0, 5);
}

/** Whoever looks after most of what it may be; children have their own doctor. */
export function specialistFor(
  ranked: readonly Ranked[],
  shares: readonly number[],
  urgency: Urgency,
  who: Who,
): Specialist {
  if (urgency >= 4) return 'Emergency Physician';
  const votes = new Map<Specialist, number>();
  for (const [index, { condition }] of ranked.slice(0, 5).entries()) {
    votes.set(condition.specialist, (votes.get(condition.specialist) ?? 0) + (shares[index] ?? 0));
  }
  const [chosen] = [...votes].sort((a, b) => b[1] - a[1])[0] ?? ['General Physician' as const];
  const isChild = who.ageYears !== undefined && who.ageYears < 15;
  return isChild && chosen === 'General Physician' ? 'Pediatrician' : chosen;
}

export function likelihoodOf(share: number, best: number): Cause['likelihood'] {
  if (share >= 0.3 && share >= best * 0.5) return 'more likely';
  return share >= 0.07 ? 'possible' : 'less likely';
}

/** A sentence that tells how it goes, not what to do. */
const COURSE = /\b(most|usually|often|mostly|passes|pass|settles?|clears?|heals?|goes|harmless|common)\b/i;

/** How it usually goes where one may look after it at home, otherwise how it is told. */
export function aboutCause({ selfCare = '', tests, urgency }: Condition, decided: Urgency): string {
  const usual = selfCare.split(/(?<=[.!?])\s+(?=[A-Z])/).find((sentence) => COURSE.test(sentence));
  if (usual && urgency <= 2 && decided <= 2) return usual;
  return tests[0] ? `How a doctor tells: ${inSentence(tests[0])}.` : '';
}

const unique = (texts: string[], most: number): string[] => [...new Set(texts)].slice(0, most);

export const testsFor = (causes: readonly Condition[]): string[] =>
  unique(
    causes.flatMap(({ tests }, index) => tests.slice(0, index === 0 ? 3 : 1)),
    5,
  );

/** Of the first cause, and of the second where it is worth a thought: advice for what is unlikely only confuses. */
export function selfCareFor(causes: readonly Condition[], isSecondLikely: boolean, urgency: Urgency): string[] {
  if (urgency > 2) return [];
  return unique(
    causes.slice(0, isSecondLikely ? 2 : 1).flatMap(({ selfCare }) => selfCare ?? []),
    2,
  );
}
