// A model's text is a stranger's: read by a schema, cut to length, without markup, links, doses, or advice to stay away
// from a doctor. What is left is shown as "AI, unverified".
import * as z from 'zod/mini';
import { Urgency } from '#contract/triage/triage-result.ts';
import { withPlainDigits } from '#server/platform/plain-digits.ts';
import { ModelFailure } from './provider.ts';
import { hasPercentage, isUnsafe } from './unsafe-words.ts';

export type ModelWords = { potentialCauses: string[]; nextSteps: string[]; urgency: Urgency | null };

const MAX_ITEMS = 6;
const MAX_READ = 50;
const CAUSE_LENGTH = 120;
const STEP_LENGTH = 300;
const LINE_LENGTH = 500;
const ANALYSIS_LENGTH = 8_000;
// Ten times what we ask for. The rest is not read, so that no answer costs more than its share of time.
const ANSWER_LENGTH = 30_000;

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
      .slice(0, MAX_READ)
      .map((item) => cut(oneLine(plainText(item)), length))
      .filter((item) => item && !isUnsafe(item) && !hasPercentage(item));
  const urgency = Urgency.safeParse(said.data.urgency);
  return {
    potentialCauses: items(said.data.potentialCauses, CAUSE_LENGTH).slice(0, MAX_ITEMS),
    nextSteps: items(said.data.nextSteps, STEP_LENGTH).slice(0, MAX_ITEMS),
    urgency: urgency.success ? urgency.data : null,
  };
}

/** Markdown with its lines and emphasis, and nothing that could lead anywhere. */
export function readAnalysis(text: string): string {
  const lines = plainText(text.slice(0, ANSWER_LENGTH))
    .split('\n')
    .map((line) => cut(line.trimEnd(), LINE_LENGTH))
    .filter((line) => !isUnsafe(line));
  return cut(
    lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    ANALYSIS_LENGTH,
  );
}

const FENCE = '```';

function parsed(text: string): unknown {
  try {
    return JSON.parse(withoutFence(text.slice(0, ANSWER_LENGTH).trim()));
  } catch {
    throw new ModelFailure('broken');
  }
}

/** Some servers wrap JSON in a fence although they were asked not to. */
function withoutFence(text: string): string {
  if (!text.startsWith(FENCE)) return text;
  const inside = text.endsWith(FENCE) ? text.slice(FENCE.length, -FENCE.length) : text.slice(FENCE.length);
  return inside.startsWith('json') ? inside.slice('json'.length) : inside;
}

// Control characters but the line break, marks that turn the direction of writing, and what cannot be seen.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;

function plainText(text: string): string {
  // Wide figures and signs are read as the plain ones that they stand for; one sign can stand for eighteen.
  return withPlainDigits(text.normalize('NFKC').slice(0, ANSWER_LENGTH))
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
