import { expect, test } from 'vitest';
import { ROOT } from '#scripts/root.mjs';
import { readGoldenSet } from '#triage-engine/tools/golden/golden-answers.ts';
import { knowledgeFiles, readKnowledge } from '../read-knowledge.ts';
import { knowledgePages } from './knowledge-pages.ts';

const knowledge = readKnowledge(knowledgeFiles(ROOT));
const PAGES = knowledgePages(knowledge, readGoldenSet(ROOT).answers);

const cardOf = (page: string, id: string): string => {
  const [, after = ''] = (PAGES.get(page) ?? '').split(`<article id="${id}">`);
  return after.split('</article>')[0] ?? '';
};

test('a condition is read with its findings, their weights, its flags, the texts that name it, its source and a field for a comment', () => {
  const shown = cardOf('conditions-cardiovascular.html', 'heart-attack').replace(/\s+/g, ' ');
  expect(shown).toContain('<h2>Heart attack');
  expect(shown).toMatch(/>Chest pain<\/a><\/td><td>\w[\w ]* \(\d+ %\)<\/td><td>[\d.]+ %<\/td><td>× \d+/);
  expect(shown).toMatch(/Flags it can raise<\/dt><dd>.*<a href="flags-heart-and-vessels\.html#chest-pain-spreading">/);
  expect(shown).toMatch(/Recorded texts<\/dt><dd><ul><li>“.*chest.*\(level [345]\)/i);
  expect(shown).toContain('Source: ');
  expect(shown).toContain('Nobody has reviewed this entry.');
  expect(shown).toContain('<textarea rows="3" data-entry="condition heart-attack">');
});

test('every entry has its card, and nobody is said to have reviewed one', () => {
  const { conditions, flags, readings, untilSeen, signs, findings } = knowledge;
  const shown = [...PAGES.values()].join('\n');
  const entries = [...conditions, ...flags, ...readings, ...untilSeen, ...signs, ...findings];
  expect(shown.match(/<article id=/g)).toHaveLength(entries.length);
  expect(PAGES.get('index.html')).toContain(`${entries.length} entries. Nobody has reviewed any of them.`);
});

test('a reviewer is named with the day', () => {
  const reviewed = knowledge.flags.map((flag) => ({ ...flag, reviewedBy: 'Dr <Asha> Rao', reviewedOn: '2026-11-30' }));
  const pages = knowledgePages({ ...knowledge, conditions: [], flags: reviewed }, []);
  expect(pages.get('flags-belly.html')).toContain('Reviewed by Dr &lt;Asha&gt; Rao on 2026-11-30.');
  expect(pages.get('index.html')).toContain(`${reviewed.length} have been reviewed by a clinician.`);
});

test.runIf(process.env.NADI_TEST_FULL === '1')('every link leads to a page and a card that exist', () => {
  const dead = [...PAGES].flatMap(([name, content]) =>
    [...content.matchAll(/href="([\w-]*\.html)?(?:#([\w-]+))?"/g)]
      .filter(([, page = name, id]) => {
        const target = PAGES.get(page);
        return target === undefined || (id !== undefined && !target.includes(`<article id="${id}">`));
      })
      .map(([link]) => `${name}: ${link}`),
  );
  expect(dead).toEqual([]);
});
