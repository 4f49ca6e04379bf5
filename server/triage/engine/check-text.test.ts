import { expect, test } from 'vitest';
import { SYSTEM } from '#server/platform/actor.ts';
import { readConfig } from '#server/platform/config.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { askEngine } from './ask-engine.ts';
import { makeCheckText } from './check-text.ts';

const deps = { config: readConfig({}) };

/** The engine itself, and what it was asked. */
function listening(mostCalm?: number) {
  const asked: string[] = [];
  const checkText = makeCheckText(async (...question) => {
    asked.push(question[1].text ?? '');
    return askEngine(...question);
  }, mostCalm);
  return { asked, check: (text: string) => checkText(deps, SYSTEM, text, null) };
}

test('words in which the engine found no danger are not read twice, and mean what they meant', async () => {
  const { asked, check } = listening();
  expect([await check('To have my spectacles checked'), await check('To have my spectacles checked')]).toEqual([
    null,
    null,
  ]);
  expect(asked).toEqual(['To have my spectacles checked']);
});

test('other words are read, however alike they are, and a danger is read every time', async () => {
  const { asked, check } = listening();
  await check('No chest pain');
  const danger = { words: expect.stringMatching(/chest pain/i), isCrisis: false };
  expect(await check('chest pain')).toMatchObject(danger);
  expect(await check('chest pain')).toMatchObject(danger);
  expect(asked).toEqual(['No chest pain', 'chest pain', 'chest pain']);
});

test('only so many are known, and those that nobody asked for lately leave first', async () => {
  const { asked, check } = listening(2);
  for (const text of ['A check-up', 'Spectacles', 'A check-up', 'A form', 'A check-up', 'Spectacles'])
    await check(text);
  expect(asked).toEqual(['A check-up', 'Spectacles', 'A form', 'Spectacles']);
});

test('what the engine had no time for is not taken for calm', async () => {
  let isBusy = true;
  const checkText = makeCheckText(async (...question) => {
    if (isBusy) throw new Refusal('unavailable');
    return askEngine(...question);
  });
  expect(await checkText(deps, SYSTEM, 'chest pain', null)).toBe('not-checked');
  isBusy = false;
  expect(await checkText(deps, SYSTEM, 'chest pain', null)).toMatchObject({ isCrisis: false });
});
