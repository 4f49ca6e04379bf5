import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Inpatient } from '#contract/ward/inpatients.ts';
import { answerCalls, renderPage } from '#web/testing.tsx';
import { anInpatient, minutesFromNow, readingsAt, someId } from '../testing.ts';
import { EVERYONE, filtered } from './filter-ward.ts';
import { Overview } from './overview.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const critical = anInpatient({
  id: someId(11),
  name: 'Ramesh Kulkarni',
  room: '204',
  bed: 'A',
  age: 71,
  status: 'critical',
  statusBecause: 'NEWS2 is 9',
  isContinuous: true,
  nextObservationDue: minutesFromNow(6.5),
  news2: {
    score: 9,
    at: minutesFromNow(-9.5),
    scale: 1,
    hasThree: false,
    isAgeUnknown: false,
    trend: 'up',
    from: 7,
    line: [
      { at: minutesFromNow(-30), score: 7 },
      { at: minutesFromNow(-9.5), score: 9 },
    ],
  },
});
const child = anInpatient({
  id: someId(12),
  name: 'Anil Kumar',
  age: 9,
  status: 'not-scored',
  statusBecause: 'Not scored: under 16. Adult limits do not apply; no score for children.',
  news2: null,
  notScored: 'under-16',
});

function show(ward: Inpatient[]) {
  answerCalls({ 'GET /api/inpatients': () => ({ body: ward }) });
  renderPage(<Overview filter={EVERYONE} />, { timeZone: 'UTC' });
}

const cardOf = (name: string) => screen.getByText(name).closest('article') as HTMLElement;

// spec: 2.56
test('who is critical stands with icon and word, the score, where it came from, its age and the points of each reading', async () => {
  show([critical, anInpatient()]);
  await screen.findByText('Ramesh Kulkarni');
  const words = cardOf('Ramesh Kulkarni').textContent ?? '';

  for (const said of ['204-A', '71 M', 'Critical', 'NEWS2', '9', 'from 7', '9 min ago', 'Continuous', 'Dr. Meera Iyer'])
    expect(words).toContain(said);
  expect(cardOf('Ramesh Kulkarni').querySelectorAll('ul > li')).toHaveLength(7);
});

test('after a partial set each reading has its own points and an older one its time; the score says so', async () => {
  const [before, after] = ['2026-11-15T03:10:00.000Z', '2026-11-15T04:32:00.000Z'];
  vi.setSystemTime('2026-11-15T04:40:00Z');
  const older = { at: before, isOlder: true };
  const readings = readingsAt(after, {
    ...{ respiration: older, isOnOxygen: older, systolic: older, consciousness: older, temperature: older },
    oxygenSaturation: { value: '81', points: 3 },
    pulse: { value: '135', points: 3 },
  });
  const partialSet = {
    at: after,
    threes: ['oxygenSaturation' as const, 'pulse' as const],
    atLeast: 6,
    words: 'NEWS2 is at least 6, two readings of 3: SpO2, pulse',
  };
  const news2 = critical.news2 && { ...critical.news2, at: before };
  show([{ ...critical, news2, readings, partialSet }]);
  await screen.findByText('Ramesh Kulkarni');
  const card = cardOf('Ramesh Kulkarni');
  const shown = [...card.querySelectorAll('ul > li')].map((item) => item.textContent);
  expect(shown[1]).toBe('SpO281%+3 points');
  expect(shown[4]).toBe('Pulse135+3 points');
  expect(shown[3]).toBe('Pressure118/700 pointsolder, measured at 03:10');
  expect(card.querySelectorAll('ul > li')[1]?.className).toContain('p3');
  expect(card.textContent).toContain(
    'NEWS2 is at least 6, two readings of 3: SpO2, pulse. The score is of 03:10. The set of 04:32 is not complete.',
  );
});

test('a child whose readings got worse says in full what was said of them before, and what is to be looked at', async () => {
  const because =
    'Stable, said at 08:00 by Sita Pillai, before the newest vitals. Look again: SpO2 93 % is low at this age';
  show([
    anInpatient({ ...{ news2: null, notScored: 'under-16', status: 'attention', statusBecause: because }, age: 8 }),
  ]);
  const card = (await screen.findByText(because)).closest('article');
  expect(card?.textContent).toContain('Attention');
  expect(card?.textContent).toContain('No score');
});

test('a stable one is small, with the next observation and the next medicine', async () => {
  show([anInpatient()]);
  const stable = await screen.findByRole('region', { name: 'Stable' });
  expect(within(stable).getByText('Mohan Das')).toBeTruthy();
  expect(stable.textContent).toContain('Furosemide 40 mg');
  expect(
    within(stable)
      .getByRole('link', { name: /Next observation/ })
      .getAttribute('href'),
  ).toContain('tab=observe');
});

test('who has no score is never among the stable', async () => {
  show([child, anInpatient()]);
  const notScored = await screen.findByRole('region', { name: 'Not scored' });
  expect(within(notScored).getByText('Anil Kumar')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Stable' })).queryByText('Anil Kumar')).toBeNull();
});

test('a score of someone of unknown age says on the card that it is an adult’s', async () => {
  const unknown = (about: Partial<Inpatient>): Inpatient => ({
    ...critical,
    ...about,
    age: null,
    news2: critical.news2 && { ...critical.news2, isAgeUnknown: true },
  });
  show([unknown({ name: 'Asha Rao' }), unknown({ id: someId(13), name: 'Lila Bose', status: 'stable' })]);
  await screen.findByText('Asha Rao');
  for (const name of ['Asha Rao', 'Lila Bose'])
    expect(cardOf(name).textContent).toContain('Age unknown: scored as an adult');
});

test('a child is not scored, and the card says why', async () => {
  show([child]);
  await screen.findByText('Anil Kumar');
  expect(cardOf('Anil Kumar').textContent).toContain('Not scored: under 16');
});

test('two names that are alike name each other with their beds', async () => {
  show([
    anInpatient({ id: someId(21), name: 'Sunita Patel', room: '207', bed: 'A' }),
    anInpatient({ id: someId(22), name: 'Sunita Patil', room: '207', bed: 'B' }),
  ]);
  const [patel, patil] = await screen.findAllByRole('article');
  expect(patel?.textContent).toContain('207-B has a name like this');
  expect(patil?.textContent).toContain('207-A has a name like this');
});

test('the ward is filtered by room, by doctor and by status, in the order of need', () => {
  const ward = [critical, anInpatient(), anInpatient({ id: someId(31), room: '204', doctorId: someId(99) })];
  const ids = (about: Partial<typeof EVERYONE>) => filtered(ward, { ...EVERYONE, ...about }).map(({ id }) => id);
  expect(ids({ room: '204' })).toEqual([critical.id, someId(31)]);
  expect(ids({ doctor: someId(99) })).toEqual([someId(31)]);
  expect(ids({ status: 'critical' })).toEqual([critical.id]);
  expect(ids({ status: 'critical', room: '202' })).toEqual([]);
});
