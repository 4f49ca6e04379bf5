// What to do next, in danger the call for help first; each sentence once. The same words from the server and from a
// browser without a connection.
import type { Urgency } from './triage-result.ts';

type Steps = {
  urgency: Urgency | null;
  /** What the danger signs ask for at once. */
  doNow: readonly string[];
  nextSteps: readonly string[];
  emergencyNumber: string;
};

/** The first step says it with the number to call. */
const SAID_FIRST = ['Call an ambulance now.', 'Go to an emergency department now.'];

export function nextStepsOf({ urgency, doNow, nextSteps, emergencyNumber }: Steps): string[] {
  if (urgency === null || urgency < 4) return withoutRepeats(nextSteps);
  const first =
    urgency === 5
      ? `Call ${emergencyNumber} for an ambulance now. Do not wait for an appointment.`
      : `Go to an emergency department now. Do not wait for an appointment. If you cannot, call ${emergencyNumber}.`;
  return withoutRepeats([first, ...doNow, ...nextSteps], SAID_FIRST);
}

/** A text stays as long as one of its sentences is new: what a rule says in one breath the engine may say in several. */
export function withoutRepeats(texts: readonly string[], said: readonly string[] = []): string[] {
  const seen = new Set(said.map(bare));
  return texts.filter((text) => {
    const sentences = text.split(/(?<=[.!?])\s+/).map(bare);
    const isNew = sentences.some((sentence) => !seen.has(sentence));
    for (const sentence of sentences) seen.add(sentence);
    return isNew;
  });
}

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
