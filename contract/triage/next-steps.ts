// What to do next, in danger the call for help first; each sentence once. The same words from the server and from a
// browser without a connection.
import { isBodyFirst } from './body-first.ts';
import { crisisOf, type DangerId } from './dangers.ts';
import type { Urgency } from './triage-result.ts';

type Steps = {
  urgency: Urgency | null;
  flags: readonly { doNow?: string | null; urgency: Urgency; danger?: DangerId | undefined }[];
  nextSteps: readonly string[];
  emergencyNumber: string;
};

/** The first step says it with the number to call. */
const SAID_FIRST = ['Call an ambulance now.', 'Go to an emergency department now.'];

/** It takes a minute, and who is awake must not faint on the way. */
const TAKES_SUGAR = /^Take sugar\b/;

/** Somebody to talk to, or a safe place, comes before any department. */
const IN_CRISIS = {
  suicide: (number: string) =>
    `Call the crisis line, or ask somebody you trust to stay with you. If you may act on these thoughts, or are hurt, go to an emergency department or call ${number}.`,
  violence: (number: string) =>
    `Go where you are safe. If you are in danger or hurt, call ${number} or go to an emergency department.`,
};

export function nextStepsOf({ urgency, flags, nextSteps, emergencyNumber }: Steps): string[] {
  // What the danger signs ask for at once.
  const doNow = flags.flatMap((flag) => flag.doNow ?? []);
  const crisis = crisisOf(flags);
  if (crisis && !isBodyFirst(flags)) return withoutRepeats([IN_CRISIS[crisis](emergencyNumber), ...doNow]);
  if (urgency === null || urgency < 4) return withoutRepeats(nextSteps);
  const first =
    urgency === 5
      ? `Call ${emergencyNumber} for an ambulance now. Do not wait for an appointment.`
      : `Go to an emergency department now. Do not wait for an appointment. If you cannot, call ${emergencyNumber}.`;
  const sugar = urgency === 4 ? doNow.filter((step) => TAKES_SUGAR.test(step)) : [];
  const said = [...sugar, ...SAID_FIRST, ...first.split(/(?<=\.)\s+/)];
  return [...withoutRepeats(sugar), first, ...withoutRepeats([...doNow, ...nextSteps], said)];
}

/** What two flags may both ask for in other words: where the first stands, and the sentence that says no more than it. */
const ASKED_TWICE = [
  { first: /\bsit down\b/i, again: /^sit down\b/i },
  { first: /\bnothing in(?:to)? the mouth\b/i, again: /\bnothing in(?:to)? the mouth\b/i },
];

/** Each sentence is said once, whoever says it first. */
export function withoutRepeats(texts: readonly string[], said: readonly string[] = []): string[] {
  const seen = new Set(said.map(bare));
  let asked = '';
  return texts.flatMap((text) => {
    const news = text
      .split(/(?<=[.!?।])\s+/)
      .filter(
        (sentence) =>
          !seen.has(bare(sentence)) &&
          !ASKED_TWICE.some(({ first, again }) => first.test(asked) && again.test(sentence)),
      );
    for (const sentence of news) seen.add(bare(sentence));
    asked += ` ${text}`;
    return news.length > 0 ? [news.join(' ')] : [];
  });
}

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
