// Every red flag can be told in many ways, in each language. What a line of the files counts for: a phrase of plain words is one
// wording; one with a slot ({blood}) as many as the widest of its slots has words, and at most five. A finding can be told in its own
// words and in those of every narrower one, and a flag in the words of each finding that it asks for.
import { expect, test } from 'vitest';
import { ALL_FINDINGS, ALL_FLAGS, FINDING_BY_ID, withParents } from '#triage-engine/knowledge/library.ts';
import { hindiBook } from '#triage-engine/languages/hindi/phrase-book.ts';

const LEAST = 25;
const MOST_OF_SLOT = 5;

/** Nobody feels them: a laboratory or a device says so, in its own few words and numbers. */
const KINDS_OF_MACHINES: ReadonlySet<string | undefined> = new Set(['result']);
const NAMED_BY_MACHINES: Record<string, string> = {
  'oxygen-low': 'Read off a clip on the finger: told as a number, which readings understand.',
};

const isOfMachine = (id: string) => KINDS_OF_MACHINES.has(FINDING_BY_ID.get(id)?.kind) || id in NAMED_BY_MACHINES;

const english = new Map(
  ALL_FINDINGS.map(({ id, phrases, pain = [] }) => [id, phrases.length + MOST_OF_SLOT * pain.length]),
);

const hindi = new Map<string, number>();
for (const { id, elements } of hindiBook().phrases) {
  const widest = Math.max(...elements.map(({ ways }) => ways.length));
  hindi.set(id, (hindi.get(id) ?? 0) + Math.min(widest, MOST_OF_SLOT));
}

/** Findings that somebody who tells them has told this one with. */
const narrower = (wider: string) => ALL_FINDINGS.filter(({ id }) => withParents(id).includes(wider));

const askedFor = (when: string[][]): string[] =>
  when.flatMap((group) => group.filter((one) => !one.startsWith('!')).flatMap((one) => one.split('|')));

function tooFew(wordingsOf: ReadonlyMap<string, number>): string[] {
  return ALL_FLAGS.flatMap(({ id, when }) => {
    const asked = askedFor(when);
    if (asked.every(isOfMachine)) return [];
    const findings = new Set(asked.flatMap(narrower));
    const wordings = [...findings].reduce((sum, finding) => sum + (wordingsOf.get(finding.id) ?? 0), 0);
    return wordings < LEAST ? [`${id}: ${wordings}`] : [];
  });
}

test('every red flag can be told in at least 25 wordings in English', () => {
  expect(tooFew(english)).toEqual([]);
});

test('every red flag can be told in at least 25 wordings in Hindi', () => {
  expect(tooFew(hindi)).toEqual([]);
});
