// Sentences that were made elsewhere: by the rules of the contract, or by the server. Loaded with the catalogue.
import { fillText, type Values } from '#contract/notice-words/fill.ts';
import { REFUSALS } from '#contract/refusals.ts';
import { type Detail, msg, tMarked } from './say.ts';

/** Rules that name a field or a number. */
const PATTERNS = [
  msg('{what} is needed.'),
  msg('{what} can be at most {max} characters long.'),
  msg('{what} is one line of plain text.'),
  msg('Use at least {min} characters.'),
  msg('Use at most {max} characters.'),
];

/**
 * By its sentence where the catalogue has it, then by its code. A refusal that says more than its code usually does ("Ask
 * your doctor before taking this again.") keeps that in English beside it: what matters must not get lost.
 */
export function wordsFromServer(text: string, code?: string, said?: Detail): string {
  const detailed = said && detailInHindi(`#${code}.${said.detail}`, said.values);
  if (detailed) return detailed;
  const known = tMarked(text);
  if (known !== text) return known;
  for (const pattern of PATTERNS) {
    const values = valuesIn(text, pattern);
    if (values) return tMarked(pattern, values);
  }
  const byCode = tMarked(`#${code}`);
  if (byCode === `#${code}`) return text;
  return text === usual(code) ? byCode : `${byCode} ${text}`;
}

function detailInHindi(key: string, values: Record<string, unknown>): string | null {
  const template = tMarked(key);
  return template === key
    ? null
    : fillText(template, values as Values, { language: 'hi', medicine: ({ name }) => name });
}

const usual = (code: string | undefined) => REFUSALS[code as keyof typeof REFUSALS]?.message;

function valuesIn(text: string, pattern: string): Record<string, string> | null {
  const shape = pattern.replaceAll(/[.()?]/g, '\\$&').replaceAll(/\{(\w+)\}/g, '(?<$1>.+?)');
  const found = new RegExp(`^${shape}$`).exec(text)?.groups;
  return found ? Object.fromEntries(Object.entries(found).map(([name, value]) => [name, tMarked(value)])) : null;
}
