import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#web/testing.tsx';
import { readingsOf } from '../testing.ts';
import { ReadingChart } from './reading-chart.tsx';

const pressures = readingsOf('blood-pressure', [118, 131, 123], { second: 77, unit: 'mmHg' });

/** The words under the drawing, and the limits at its side. */
async function shown() {
  const figure = await screen.findByRole('figure');
  return {
    words: figure.querySelector('figcaption')?.textContent?.replace(/\s+/g, ' ').trim(),
    limits: [...figure.querySelectorAll('text')].map(({ textContent }) => textContent),
  };
}

test('both figures of a blood pressure lie in the green band of the doctor’s chart, and the words say which where', async () => {
  renderPage(<ReadingChart readings={pressures} />);
  const { words, limits } = await shown();
  expect(limits).toEqual(expect.arrayContaining(['60', '90', '140']));
  expect(words).toBe(
    'In mmHg. The green band is the usual range of adults, under 140/90. The upper figure belongs above the line at 90, the lower one below it.',
  );
});

test('a reading within the band that is called a little high has its limit under the chart', async () => {
  renderPage(
    <ReadingChart readings={pressures.map((each, at) => ({ ...each, flag: at === 1 ? 'A little high' : null }))} />,
  );
  expect((await shown()).words).toContain('From 130/85 on it is called a little high.');
});

test('the band of fasting glucose ends where its words end', async () => {
  renderPage(
    <ReadingChart readings={readingsOf('blood-glucose', [95, 104, 98], { unit: 'mg/dL', isFasting: true })} />,
  );
  const { words, limits } = await shown();
  expect(words).toContain('70 to 99 fasting');
  expect(limits).toEqual(expect.arrayContaining(['70', '99']));
  expect(limits).not.toContain('126');
});

test('readings of one hour are not called usual, and the chart says what it takes', async () => {
  const pressures = [190, 84, 190, 126, 190, 133, 129];
  const all = readingsOf('blood-pressure', pressures, { second: 77, unit: 'mmHg', measuredAt: '2026-11-15T08:00:00Z' });
  renderPage(<ReadingChart readings={all} />);
  const { words } = await shown();
  expect(words).toContain('What is usual for you is not known yet: it takes readings of 3 days that are no alarm.');
  expect(words).not.toContain('Dashed');
});
