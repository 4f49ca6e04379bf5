import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import type { Reading, ReadingAdvice } from '#contract/readings/readings.ts';
import { answerCalls, refused, renderPage } from '#web/testing.tsx';
import { shownToasts, toast } from '#web/ui/feedback/toast.ts';
import { readingsOf } from '../testing.ts';
import {
  addPressure,
  aTold,
  CRISIS,
  NOT_CHECKED,
  pressureNow,
  READINGS,
  rowOf,
  show,
  showPage,
} from '../testing-home.tsx';
import { useVitalSigns } from './vital-signs.ts';
import { VitalsCard } from './vitals-card.tsx';

afterEach(() => {
  sessionStorage.clear();
  toast.closeAll();
});

test('a value stands with its unit, its trend, and in words when it is out of the ordinary', async () => {
  const temperatures = readingsOf('temperature', [38.2, 36.9, 36.6, 36.8, 36.5, 36.7]);
  show({
    [`GET ${READINGS}?limit=500`]: () => ({
      body: temperatures.map((reading, index) => (index === 0 ? { ...reading, flag: 'High' } : reading)),
    }),
  });
  await screen.findByText('38.2');
  const row = rowOf('Temperature');

  expect(row.textContent).toContain('38.2°C');
  expect(row.textContent).toContain('High. Your usual: 36.5 to 36.9');
  expect(within(row).getByRole('img', { name: /up from 36.7 to 38.2/ })).toBeDefined();
  expect(rowOf('Height').textContent).toContain('No reading yet');
});

test('the chart names its limits as people say them', async () => {
  const pressures = readingsOf('blood-pressure', [128, 131, 141]).map((reading) => ({ ...reading, second: 84 }));
  const found = () => ({ body: pressures });
  show({ [`GET ${READINGS}?limit=500`]: found, [`GET ${READINGS}?kind=blood-pressure&limit=50`]: found });
  await userEvent.click(await screen.findByRole('button', { name: /^Blood pressure/ }));
  const chart = await within(await screen.findByRole('dialog')).findByRole('img');
  const marks = [...chart.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(marks).toContain('140');
  expect(marks).not.toContain('139.9');
});

test('an unusual value is asked about, keeps what was typed, and is sent again once it is confirmed', async () => {
  const sent: unknown[] = [];
  show({
    [`GET ${READINGS}?limit=500`]: () => ({ body: [] }),
    [`POST ${READINGS}`]: ({ body }) => {
      sent.push(body);
      return (body as { confirmed?: boolean }).confirmed
        ? { status: 201, body: readingsOf('temperature', [41.5]) }
        : refused(409, 'implausible_value', 'Some values are unusual. Check them and confirm.', {
            'readings.0.value': '41.5 °C is unusual. Check it and confirm.',
          });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add temperature' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Temperature' }), '41,5');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add reading' }));

  expect((await screen.findByRole('alert')).textContent).toContain('41.5 °C is unusual.');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Temperature' }).value).toBe('41,5');
  await userEvent.click(screen.getByRole('button', { name: 'I checked, it is right' }));

  const readings = [{ kind: 'temperature', value: 41.5 }];
  await expect.poll(() => sent).toEqual([{ readings }, { readings, confirmed: true }]);
});

test.each([
  ['Add blood glucose', 'Blood glucose', '35', 'If it is right: Take sugar now.'],
  ['Add blood glucose', 'Blood glucose', '640', 'If it is right: Go to an emergency department now.'],
  ['Add temperature', 'Temperature', '42', /If it is right: Call \S+ now\./],
  ['Add heart rate', 'Heart rate', '34', 'If it is right: Go to an emergency department now.'],
])('%s: beside the question whether %s %s is right stands what to do if it is', async (add, name, value, advice) => {
  show({
    [`GET ${READINGS}?limit=500`]: () => ({ body: [] }),
    [`POST ${READINGS}`]: () =>
      refused(409, 'implausible_value', 'Some values are unusual. Check them and confirm.', {
        'readings.0.value': `${value} is unusual. Check it and confirm.`,
      }),
  });
  await userEvent.click(await screen.findByRole('button', { name: add }));
  await userEvent.type(await screen.findByRole('textbox', { name }), value);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add reading' }));
  const box = await screen.findByRole('alert');
  expect(within(box).getByText(advice)).toBeDefined();
  expect(within(box).getByRole('button', { name: 'I checked, it is right' })).toBeDefined();
});

test('192/124 puts the instruction before everything, with SOS beside it, and no green tick', async () => {
  let stored: Reading[] = [];
  const told: unknown[] = [];
  show({
    [`GET ${READINGS}?limit=500`]: () => ({ body: stored }),
    [`POST ${READINGS}`]: () => {
      stored = pressureNow();
      return { status: 201, body: stored };
    },
    [`POST /api/readings/${pressureNow()[0]?.id}/tell`]: ({ body }) => {
      told.push(body);
      const { signs } = body as { signs: string[] };
      const clinicTold = aTold(told.length > 1 ? 'alert' : 'notice', signs);
      stored = stored.map((each) => ({ ...each, clinicTold }));
      return { status: 201, body: clinicTold };
    },
  });
  await addPressure();

  const dialog = await screen.findByRole('dialog', { name: 'Your reading' });
  expect(within(dialog).getByRole('heading', { name: 'Measure again in 5 minutes.' })).toBeDefined();
  expect(within(dialog).getByRole('link', { name: 'Call 108' })).toBeDefined();
  expect(within(dialog).getByRole('button', { name: 'SOS' })).toBeDefined();
  expect(shownToasts()).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Tell the clinic' }));
  expect(await within(dialog).findByText('Sent. Nobody has answered yet.')).toBeDefined();
  // Two hours later it may be closed.
  expect(dialog.textContent).toMatch(/phone the clinic when it is open\. If you feel worse, call 108\./);
  expect(dialog.textContent).toContain('Phone 044 2345, Monday to Friday.');

  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Hard to breathe' }));
  expect(within(dialog).getByRole('heading', { name: 'Call 108 now.' })).toBeDefined();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Alert the clinic too' }));
  await expect.poll(() => told).toEqual([{ signs: [] }, { signs: ['breathless'] }]);

  await userEvent.click(within(dialog).getByRole('button', { name: 'I have read this' }));
  expect(screen.queryByRole('dialog', { name: 'Your reading' })).toBeNull();
  await userEvent.click(within(rowOf('Blood pressure')).getByRole('button', { name: 'What to do now' }));
  expect(await screen.findByRole('dialog', { name: 'Your reading' })).toBeDefined();
});

test('a child’s reading that no rule checks opens the same dialog, and shows no green tick', async () => {
  let stored: Reading[] = [];
  show({
    [`GET ${READINGS}?limit=500`]: () => ({ body: stored }),
    [`POST ${READINGS}`]: () => {
      stored = readingsOf('temperature', [39.9], { measuredAt: new Date().toISOString(), advice: NOT_CHECKED });
      return { status: 201, body: stored };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add temperature' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Temperature' }), '39.9');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add reading' }));

  const dialog = await screen.findByRole('dialog', { name: 'Your reading' });
  expect(
    within(dialog).getByRole('heading', { name: 'Children’s limits are not checked here. Ask the clinic.' }),
  ).toBeDefined();
  expect(within(dialog).getByRole('group', { name: 'Is one of these true now?' })).toBeDefined();
  expect(within(dialog).getByRole('button', { name: 'SOS' })).toBeDefined();
  expect(within(dialog).getByRole('button', { name: 'Alert the clinic too' })).toBeDefined();
  expect(shownToasts()).toEqual([]);
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Hard to breathe' }));
  expect(within(dialog).getByRole('heading', { name: 'Call 108 now.' })).toBeDefined();
});

test('the dialog begins at the instruction: its heading has the focus and it is scrolled there', async () => {
  const scrolledTo: Element[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this);
  };
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
  show({ [`GET ${READINGS}?limit=500`]: () => ({ body: pressureNow() }) });

  const heading = await screen.findByRole('heading', { name: 'Measure again in 5 minutes.' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(scrolledTo.some((element) => element.contains(heading))).toBe(true);
});

test('the danger signs stand under the instruction, before SOS', async () => {
  show({ [`GET ${READINGS}?limit=500`]: () => ({ body: pressureNow() }) });
  const dialog = await screen.findByRole('dialog', { name: 'Your reading' });
  const question = within(dialog).getByRole('group', { name: 'Is one of these true now?' });
  const sos = within(dialog).getByRole('button', { name: 'SOS' });
  expect(question.compareDocumentPosition(sos) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('a pulse that is measured again first does not say to go to an emergency department now', async () => {
  const advice: ReadingAdvice = { ...CRISIS, urgency: 4, title: 'Heart rate 140 bpm is dangerously high.' };
  const pulse = readingsOf('heart-rate', [140], { measuredAt: new Date().toISOString(), advice });
  show({ [`GET ${READINGS}?limit=500`]: () => ({ body: pulse }) });
  expect(await screen.findByRole('heading', { name: 'Measure again in 5 minutes.' })).toBeDefined();
});

test('a dangerous reading that was written down elsewhere opens the instruction too, until it is measured again', async () => {
  let stored = pressureNow({ id: '0197a1b2-0000-7000-8000-000000000777' });
  const { queryClient } = showPage({ [`GET ${READINGS}?limit=500`]: () => ({ body: stored }) });
  expect(await screen.findByRole('dialog', { name: 'Your reading' })).toBeDefined();

  stored = [...pressureNow({ value: 142, second: 88, advice: null, flag: 'High' }), ...stored];
  await queryClient.invalidateQueries();
  await waitFor(() => expect(screen.queryByText(CRISIS.title)).toBeNull());
});

test('the badge of a dangerous reading is as grave as the box beside it', async () => {
  show({ [`GET ${READINGS}?limit=500`]: () => ({ body: pressureNow({ flag: 'High' }) }) });
  await screen.findByRole('dialog', { name: 'Your reading' });
  const badge = within(rowOf('Blood pressure')).getByText('Doctor today');
  expect(badge.className).toContain('urgent');
  expect(screen.queryByText(/^High/)).toBeNull();
});

function InShort() {
  return <VitalsCard vitals={useVitalSigns('p1')} isShort />;
}

test('in short every flagged reading has its line before what is calm, and a link leads to all', async () => {
  const flagged = (['temperature', 'heart-rate', 'blood-glucose', 'peak-flow'] as const).flatMap((kind) =>
    readingsOf(kind, [100], { flag: 'High', measuredAt: '2026-11-01T08:00:00.000Z' }),
  );
  const body = [...readingsOf('weight', [61]), ...flagged];
  answerCalls({ [`GET ${READINGS}?limit=500`]: () => ({ body }) });
  renderPage(<InShort />);

  expect(await screen.findByRole('link', { name: 'All vital signs' })).toBeDefined();
  await screen.findByText('Peak flow');
  const rows = screen.getAllByRole('listitem');
  expect(rows).toHaveLength(4);
  expect(rows.every(({ textContent }) => textContent?.includes('High'))).toBe(true);
});

test('a glucose is typed in mmol/L, with whether it was fasting and a note, and stands there in both units', async () => {
  const sent: unknown[] = [];
  let stored: Reading[] = [];
  show({
    [`GET ${READINGS}?limit=500`]: () => ({ body: stored }),
    [`POST ${READINGS}`]: ({ body }) => {
      sent.push(body);
      stored = readingsOf('blood-glucose', [101], { unit: 'mg/dL', isFasting: true, note: 'After a walk' });
      return { status: 201, body: stored };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add blood glucose' }));
  await userEvent.selectOptions(await screen.findByLabelText('Unit of blood glucose'), 'mmol/L');
  await userEvent.type(screen.getByRole('textbox', { name: 'Blood glucose' }), '5.6');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Before or after eating/ }), 'Fasting');
  await userEvent.type(screen.getByRole('textbox', { name: /^Note/ }), 'After a walk');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add reading' }));

  const reading = { kind: 'blood-glucose', value: 101, isFasting: true, note: 'After a walk' };
  await expect.poll(() => sent).toEqual([{ readings: [reading] }]);
  await screen.findByText('101');
  expect(rowOf('Blood glucose').textContent).toContain('5.6 mmol/L, fasting');
});

test('a pressure that is high and no danger says in its row what to do', async () => {
  show({ [`GET ${READINGS}?limit=500`]: () => ({ body: pressureNow({ value: 172, second: 104, advice: null }) }) });
  await screen.findByText('172/104');
  expect(rowOf('Blood pressure').textContent).toContain(
    'Rest for five minutes and measure again. If it stays at 140/90 or above on several days, tell your doctor.',
  );
});

test('a dangerous reading of last week is called so in its row and in the list of all, as its card did', async () => {
  const measuredAt = new Date(Date.now() - 7 * 86_400_000).toISOString();
  const found = () => ({ body: pressureNow({ measuredAt }) });
  show({ [`GET ${READINGS}?limit=500`]: found, [`GET ${READINGS}?kind=blood-pressure&limit=50`]: found });
  await screen.findByText('192/124');
  expect(rowOf('Blood pressure').textContent).toContain('Dangerously high');
  await userEvent.click(screen.getByRole('button', { name: /^Blood pressure/ }));
  const all = await screen.findByRole('dialog', { name: 'Blood pressure' });
  expect(await within(all).findByText('Dangerously high')).toBeDefined();
  expect(within(all).getByRole('button', { name: /^Wrong\? 192\/124/ })).toBeDefined();
});

test('the card of a dangerous reading has the word of its row', async () => {
  const advice: ReadingAdvice = { ...CRISIS, urgency: 4, title: 'Blood glucose 35 mg/dL is dangerously low.' };
  const low = readingsOf('blood-glucose', [35], { measuredAt: new Date().toISOString(), advice });
  show({ [`GET ${READINGS}?limit=500`]: () => ({ body: low }) });
  const dialog = await screen.findByRole('dialog', { name: 'Your reading' });
  expect(within(dialog).getByText('Emergency')).toBeDefined();
  expect(rowOf('Blood glucose').textContent).toContain('Emergency');
});
