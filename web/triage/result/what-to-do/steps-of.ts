// What to do, merged: the headline is not said again, advice of several causes is said once, and at most so many steps.
import { withoutRepeats } from '#contract/triage/next-steps.ts';
import type { TriageResult } from '#contract/triage/triage-result.ts';

const MOST = 5;
/** The headline and the booking beside it say these; the doctor stood among the steps of results of earlier versions. */
const SAID_ELSEWHERE =
  /^(see a doctor today|book an appointment within the next few days|you can look after this at home for now)\.$|^the right doctor for this: /i;
/** What getting worse looks like has a card of its own. */
const WARNING = /^(see|seek|call|go to|come|get (help|seen))\b.*\b(if|for|when)\b/i;
const TOPICS = [
  // What not to take is said beside what to take.
  /^(?!(?:take )?no\b).*\b(?:painkiller|paracetamol|ibuprofen)\b/i,
  /\b(drink|fluids?|sips|water)\b/i,
  /\brest\b/i,
  /\bcold pack|ice\b/i,
];

export function stepsOf({ urgency, nextSteps, selfCare, bring = [], fromModel }: TriageResult): string[] {
  const added = new Set(fromModel?.nextSteps);
  const own = nextSteps.filter((step) => !added.has(step));
  // An emergency's steps are a sequence, and are said as they are.
  if (urgency !== null && urgency >= 4) return own;
  const said = new Set<RegExp | string>();
  const news = (text: string) =>
    sentencesOf(text)
      .filter((sentence) => isNew(sentence, said))
      .join(' ');
  const rest = own.filter((step) => !SAID_ELSEWHERE.test(step));
  const isLast = (step: string) => step.startsWith('If it does not get better');
  const steps = [
    ...rest.filter((step) => !isLast(step)).map(news),
    ...selfCare.map((text) => news(withoutWarnings(text))),
    ...rest.filter(isLast),
  ].filter(Boolean);
  const last = bring.length > 0 ? [bring.join(' ')] : [];
  return [...new Set(steps)].slice(0, MOST - last.length).concat(last);
}

/** What the card says in large letters, with the button to call, is no step: nobody reads it twice in an emergency. */
export const withoutCard = (
  steps: readonly string[],
  [headline, why]: readonly [headline: string, why: string],
): string[] =>
  withoutRepeats(
    steps.filter((step) => !step.startsWith(headline)),
    [why].flatMap((said) => said.split(END)),
  );

const END = /(?<=[.!?।])\s+/;

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+(?=[A-Z])/);

const withoutWarnings = (text: string) =>
  sentencesOf(text)
    .filter((sentence) => !WARNING.test(sentence))
    .join(' ');

function isNew(sentence: string, said: Set<RegExp | string>): boolean {
  const about: (RegExp | string)[] = TOPICS.filter((topic) => topic.test(sentence));
  if (about.length === 0) about.push(sentence);
  const isFirst = about.some((topic) => !said.has(topic));
  for (const topic of about) said.add(topic);
  return isFirst;
}
