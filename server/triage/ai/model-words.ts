// A model's text is a stranger's: read by a schema, cut to length, without markup, links, doses, or advice to stay away
// from a doctor. What is left is shown as "AI, unverified".
import * as z from 'zod/mini';
import { Urgency } from '../../../contract/triage-result.ts';
import { ModelFailure } from './provider.ts';

export type ModelWords = { potentialCauses: string[]; nextSteps: string[]; urgency: Urgency | null };

const MOST_ITEMS = 6;
const CAUSE_LENGTH = 120;
const STEP_LENGTH = 300;
const ANALYSIS_LENGTH = 8_000;

const Said = z.object({
  potentialCauses: z.array(z.string()),
  nextSteps: z.array(z.string()),
  urgency: z.optional(z.unknown()),
});

export function readModelWords(text: string): ModelWords {
  const said = Said.safeParse(parsed(text));
  if (!said.success) throw new ModelFailure('broken');
  const items = (list: string[], length: number) =>
    list
      .map((item) => cut(oneLine(plainText(item)), length))
      .filter((item) => item && !isUnsafe(item) && !PERCENTAGE.test(item));
  const urgency = Urgency.safeParse(said.data.urgency);
  return {
    potentialCauses: items(said.data.potentialCauses, CAUSE_LENGTH).slice(0, MOST_ITEMS),
    nextSteps: items(said.data.nextSteps, STEP_LENGTH).slice(0, MOST_ITEMS),
    urgency: urgency.success ? urgency.data : null,
  };
}

/** Markdown with its lines and emphasis, and nothing that could lead anywhere. */
export function readAnalysis(text: string): string {
  const lines = plainText(text)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => !isUnsafe(line));
  return cut(
    lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    ANALYSIS_LENGTH,
  );
}

function parsed(text: string): unknown {
  try {
    // Some servers wrap JSON in a fence although they were asked not to.
    return JSON.parse(text.trim().replace(/^```(?:json)?\s*|\s*```$/g, ''));
  } catch {
    throw new ModelFailure('broken');
  }
}

// Control characters but the line break, marks that turn the direction of writing, and what cannot be seen.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;

function plainText(text: string): string {
  // Wide figures and signs are read as the plain ones that they stand for.
  return text
    .normalize('NFKC')
    .replace(/\r\n?/g, '\n')
    .replace(UNSEEN, (mark) => (mark === '\n' ? mark : ' '))
    .replace(/!?\[([^[\]]{0,300})\]\([^)]{0,500}\)/g, '$1')
    .replace(/<[^<>\n]*>?/g, ' ')
    .replace(/\b(?:https?|ftp|javascript|data|vbscript|file|mailto|tel):\S*/gi, ' ')
    .replace(/\bwww\.\S+/gi, ' ');
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const cut = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;

// Which medicine in which dose is a doctor's word; staying away from help is nobody's.
const DOSE =
  /\b\d+(?:[.,]\d+)?\s*(?:mg|mcg|µg|μg|g|ml|milligrams?|micrograms?|grams?|millilit(?:re|er)s?|units?|iu|tablets?|pills?|capsules?|drops|puffs)\b/i;
const STAY_AWAY =
  /\b(?:do not|don['’]t|no need (?:to|for)|need not|needn['’]t|not necessary to|avoid|never|stop|unnecessary)\b[^.]{0,60}\b(?:doctors?|hospitals?|emergency|ambulance|medical (?:help|care|attention)|seek(?:ing)? help|call(?:ing)? (?:for )?help|112|911|999)\b/i;
// "Do not delay seeing a doctor" and "do not wait for the ambulance to …" mean the opposite.
const HURRY = /\b(?:do not|don['’]t|never)\s+(?:delay|wait|hesitate|ignore|put off|postpone)\b/i;
// Nobody is diagnosed by a model, and no figure makes it surer: "Confirmed: melanoma, 99 %".
const CERTAIN =
  /\b(?:confirmed|confirms|diagnosed|diagnosis:|definitive|definitely|certainly|undoubtedly|probability (?:of )?[\d.]+|(?:per ?cent|percent) (?:sure|certain)|you (?:definitely|certainly|clearly) have|(?:beyond|without) (?:a |any )?doubt)/i;
const PERCENTAGE = /\d\s*(?:%|per ?cent\b)/i;
// A number to dial comes from the clinic's settings; the well-known short ones are harmless.
const TELEPHONE = /\+?\d(?:[\s().·–—-]?\d){6,}/;
// Nor does a model send anyone to an address.
const ELSEWHERE = /\S@\S|\b[\w-]+\.(?:com|net|org|info|io|in|test|example|health|co)\b/i;
const STAY_HOME = /\bstay (?:at )?home\b[^.]{0,60}\bhospitals?\b|\bhospitals? (?:is|are) full\b/i;
const ABOUT_US = /\b(?:ignore|disregard)\b[^.]{0,40}\b(?:instructions?|rules?|prompts?)\b|\bsystem prompt\b/i;

const isUnsafe = (text: string): boolean =>
  [DOSE, ABOUT_US, CERTAIN, TELEPHONE, ELSEWHERE, STAY_HOME].some((pattern) => pattern.test(text)) ||
  (STAY_AWAY.test(text) && !HURRY.test(text));
