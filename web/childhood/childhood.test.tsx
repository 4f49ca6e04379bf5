import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { Growth, GrowthPoint } from '#contract/childhood/growth.ts';
import type { VaccineRecord } from '#contract/childhood/vaccines.ts';
import { HINDI, wordsFromServer } from '#web/language/hindi/app.ts';
import { WORDS } from '#web/language/hindi/areas/record.ts';
import { addWords, show } from '#web/language/say.ts';
import { unmarkedEnglish } from '#web/language/testing-unmarked.ts';
import { answerCalls, refused, renderPage } from '#web/testing.tsx';
import { GrowthPanel } from './growth/growth-panel.tsx';
import { ageInWords, gestationInWords, scheduledAge } from './growth/growth-words.ts';
import { reasonInWords } from './vaccines/vaccine-words.ts';
import { VaccinesPanel } from './vaccines/vaccines-panel.tsx';

const ID = '0197a0c4-0000-7000-8000-000000000001';
const POINT: GrowthPoint = {
  ...{ readingId: ID, measuredAt: '2026-11-10T06:00:00.000Z', on: '2026-11-10', days: 193, comparedDays: 137 },
  ...{
    isCorrectedAge: true,
    value: 6.4,
    comparedValue: 6.4,
    position: null,
    z: -0.52,
    centile: 30.2,
    isFlagged: false,
  },
  ...{ recordedBy: 'Ananya Rao', isFromPatient: true, note: null, corrected: null, canCorrect: true },
};
const GROWTH: Growth = {
  ...{ patientId: ID, dateOfBirth: '2026-05-01', sex: 'male', gestation: { weeks: 32, days: 0 }, profileVersion: 2 },
  ...{ correctedUntil: '2028-05-01', missing: null, source: 'WHO Child Growth Standards (2006)' },
  charts: (['weight', 'height', 'head', 'bmi'] as const).map((measure) => ({
    ...{ measure, unit: measure === 'weight' ? 'kg' : 'cm', points: measure === 'weight' ? [POINT] : [] },
    curves: [0, 365, 730].map((ageDays) => ({ ageDays, values: [2, 3, 4, 5, 6].map((each) => each + ageDays / 100) })),
  })),
};

const showGrowth = (growth: Growth, more: Parameters<typeof answerCalls>[0] = {}) => {
  const calls = answerCalls({ [`GET /api/patients/${ID}/growth`]: () => ({ body: growth }), ...more });
  renderPage(<GrowthPanel patientId={ID} name="Kabir Rao" />);
  return calls;
};

test('a chart says where the child is in words, that the age is corrected and until when, and who measured', async () => {
  showGrowth(GROWTH);
  // On the screen and on the sheet for the printer.
  expect(await screen.findAllByRole('img', { name: /10 Nov 2026: 6.4 kg, in the middle part/ })).toHaveLength(2);
  expect(screen.getByText(/Born after 32 weeks. Corrected age.*until 1 May 2028/)).toBeDefined();
  const [region = document.body] = screen.getAllByRole('region', { name: 'Weight, in figures' });
  const table = within(region);
  expect(table.getByText('−0.52')).toBeDefined();
  expect(table.getByText('At home')).toBeDefined();
  expect(table.getByText(/6 months, corrected: 4 months/)).toBeDefined();
});

test('what is missing for a comparison is said, and nothing looks compared', async () => {
  showGrowth({ ...GROWTH, missing: 'date-of-birth', dateOfBirth: null, charts: [] });
  expect(await screen.findByText(/The day of birth is not known/)).toBeDefined();
  expect(screen.queryByRole('img')).toBeNull();
});

test('an unusual value stands at its field, keeps what was typed, and is saved only once it is confirmed', async () => {
  const sent: unknown[] = [];
  const question = '17.6 kg is far above what WHO knows of this age and sex. Was it 17.6 lb? That is 7.98 kg.';
  showGrowth(GROWTH, {
    [`POST /api/patients/${ID}/readings`]: ({ body }) => {
      sent.push(body);
      return sent.length === 1
        ? refused(409, 'implausible_value', 'Check these.', { 'readings.0.value': question })
        : { status: 201, body: [] };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add measurement' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /Weight in kg/ }), '17,6');
  await userEvent.click(dialog.getByRole('button', { name: 'Add measurement' }));
  expect((await dialog.findAllByText(question)).length).toBeGreaterThan(0);
  await userEvent.click(dialog.getByRole('button', { name: 'I measured again, it is right' }));
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]).toMatchObject({ readings: [{ kind: 'weight', value: 17.6 }], confirmed: true });
});

const RECORD: VaccineRecord = {
  ...{ patientId: ID, dateOfBirth: '2026-01-10', today: '2026-11-17', given: [], decisions: [] },
  schedule: {
    version: 3,
    name: 'National schedule',
    note: 'Read by Dr. Iyer.',
    writtenAt: '2026-11-01T06:00:00.000Z',
    confirmed: null,
  },
  lines: [
    {
      ...{ code: 'mr-1', series: 'mr', name: 'Measles–rubella 1', dueAge: '9 months', state: 'due', isLive: true },
      ...{ dueOn: '2026-10-10', lastOn: '2031-01-09', givenOn: null, words: '', source: 'UIP' },
    },
    {
      ...{ code: 'hepb', series: 'hepb', name: 'Hepatitis B', dueAge: '0 days', state: 'too-late', isLive: false },
      ...{ dueOn: null, lastOn: '2026-01-11', givenOn: null, words: 'Within 24 hours only.', source: 'UIP' },
    },
  ],
  cautions: [{ series: 'mr', sentence: 'Takes Prednisolone, which can weaken the immune system.' }],
  notChecked: ['Nobody has asked about allergies.'],
  series: [{ series: 'mr', name: 'Measles–rubella', isLive: true }],
  can: { record: true, decide: false },
};

const showVaccines = (record: VaccineRecord, more: Parameters<typeof answerCalls>[0] = {}) => {
  answerCalls({ [`GET /api/patients/${ID}/vaccines`]: () => ({ body: record }), ...more });
  renderPage(<VaccinesPanel patientId={ID} name="Kabir Rao" pud="PUD-7K3QX-2M9TD" />);
};

test('the record names its version, says what is due and what is too late, and that an empty record is not a card', async () => {
  showVaccines(RECORD);
  expect(await screen.findByText(/National schedule, version 3\. 0 of 2 doses given/)).toBeDefined();
  expect(screen.getByText('Due now')).toBeDefined();
  expect(screen.getByText('Too late to give')).toBeDefined();
  expect(screen.getByText(/Last day was 11 Jan 2026. Within 24 hours only./)).toBeDefined();
  expect(screen.getByText('No dose is recorded at this clinic')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Decide' })).toBeNull();
  expect(document.body.textContent).toContain('Record of this clinic, not a government certificate');
});

test('a nurse must answer every question, sees what speaks against it, and is told that nothing was written down', async () => {
  showVaccines(RECORD, {
    [`POST /api/patients/${ID}/vaccines`]: () =>
      refused(409, 'vaccine_not_now', 'Something speaks against it.', { series: 'Takes Prednisolone. Ask a doctor.' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Record Measles–rubella 1' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/Takes Prednisolone, which can weaken/)).toBeDefined();
  expect(dialog.getByText('Nobody has asked about allergies.')).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Record' }));
  expect(dialog.getAllByText('Ask, and choose an answer.')).toHaveLength(4);
  await userEvent.type(dialog.getByRole('textbox', { name: /Product/ }), 'Serum Institute');
  await userEvent.type(dialog.getByRole('textbox', { name: /Batch/ }), 'B-1');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Site/ }), 'left thigh');
  // Each answer says what it means.
  expect(dialog.queryByRole('radio', { name: /^(Yes|No)\b(?! reaction)/ })).toBeNull();
  for (const name of [/mild illness such as a cold/, 'No reaction', 'Not weak', 'Not pregnant'])
    await userEvent.click(dialog.getByRole('radio', { name }));
  await userEvent.click(dialog.getByRole('button', { name: 'Record' }));
  expect(await dialog.findByText('Not given, and nothing was written down')).toBeDefined();
  expect(dialog.queryByRole('textbox', { name: /Why it is given all the same/ })).toBeNull();
});

test('the family is sent to the doctor for what the chart speaks against, and what is put off names its last day', async () => {
  const [line] = RECORD.lines;
  if (!line) throw new Error('There is no line.');
  const put = { ...line, code: 'rota-1', name: 'Rotavirus 1', dueOn: '2026-12-01', lastOn: '2027-01-09' };
  showVaccines({
    ...RECORD,
    lines: [
      { ...line, state: 'ask', dueOn: null },
      { ...put, state: 'postponed', words: 'Fever.' },
    ],
    ...{ cautions: [], can: { record: false, decide: false } },
  });
  expect(await screen.findByText('Ask your doctor before this one')).toBeDefined();
  expect(screen.queryByText('Due now')).toBeNull();
  expect(screen.getByText(/Until 1 Dec 2026, last day 9 Jan 2027/)).toBeDefined();
  expect(screen.getByText(/has not been read by a clinician of this clinic/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Read and confirm it' })).toBeNull();
});

test('a doctor reads the schedule and confirms the version that was shown', async () => {
  const sent: unknown[] = [];
  const schedule = {
    version: 3,
    name: 'National schedule',
    note: 'x',
    writtenBy: null,
    writtenAt: '2026-11-01T06:00:00.000Z',
  };
  showVaccines(
    { ...RECORD, can: { record: true, decide: true } },
    {
      'GET /api/vaccine-schedule': () => ({ body: { ...schedule, confirmed: null, doses: [] } }),
      'POST /api/vaccine-schedule/confirmation': ({ body }) => {
        sent.push(body);
        return { body: { ...schedule, confirmed: { by: 'Dr. Iyer', at: '2026-11-17T06:00:00.000Z' }, doses: [] } };
      },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Read and confirm it' }));
  await userEvent.click(await screen.findByRole('button', { name: 'I have read it and confirm it' }));
  await expect.poll(() => sent).toEqual([{ version: 3 }]);
});

test('a doctor who corrects a dose to another vaccine is asked for a reason', async () => {
  const given = {
    ...{ id: ID, version: 1, series: 'mr', givenOn: '2026-11-17', source: 'here' as const, product: 'x', batch: 'B' },
    ...{ site: 'left thigh', place: 'Nadi', givenBy: null, writtenBy: 'Asha', writtenAt: '2026-11-17T06:00:00.000Z' },
    ...{ countsAs: 'mr-1', remark: null, despite: null, corrected: null },
  };
  showVaccines(
    { ...RECORD, given: [given], can: { record: true, decide: true } },
    {
      [`PUT /api/vaccine-doses/${ID}`]: () =>
        refused(409, 'vaccine_not_now', 'Something speaks against it.', { series: 'Takes Wysolone.', despite: 'Why?' }),
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: /Correct Measles/ }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /What was wrong/ }), 'The wrong line.');
  await userEvent.click(dialog.getByRole('button', { name: 'Correct' }));
  expect(await dialog.findByText('Takes Wysolone.')).toBeDefined();
  expect(dialog.getByRole('textbox', { name: /Why it stands all the same/ })).toBeDefined();
});

test('how a length was measured is asked, never guessed', async () => {
  showGrowth(GROWTH);
  await userEvent.click(await screen.findByRole('button', { name: 'Add measurement' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByRole('radio', { checked: true })).toBeNull();
  await userEvent.type(dialog.getByRole('textbox', { name: /Length or height/ }), '68');
  await userEvent.click(dialog.getByRole('button', { name: 'Add measurement' }));
  expect(dialog.getByText('Choose how the length was measured.')).toBeDefined();
});

afterEach(() => show('en', null));

test('growth and vaccines are in Hindi where that is shown', async () => {
  show('hi', HINDI, wordsFromServer);
  addWords(WORDS);
  const record = { ...RECORD, can: { record: false, decide: false } };
  answerCalls({
    [`GET /api/patients/${ID}/growth`]: () => ({ body: GROWTH }),
    [`GET /api/patients/${ID}/vaccines`]: () => ({ body: record }),
  });
  renderPage(
    <>
      <GrowthPanel patientId={ID} name="Kabir Rao" />
      <VaccinesPanel patientId={ID} name="Kabir Rao" pud="PUD-7K3QX-2M9TD" />
    </>,
  );
  await screen.findByText('टीकों की सूची के अनुसार');
  await screen.findByRole('button', { name: 'माप जोड़ें' });
  expect(unmarkedEnglish(['Kabir Rao', 'Ananya Rao'])).toEqual([]);
  // The sheet is for schools and other clinics, and the screen says so.
  expect(screen.getByText('छपा हुआ पन्ना अंग्रेज़ी में होगा, ताकि स्कूल और दूसरे क्लिनिक इसे पढ़ सकें।')).toBeTruthy();
  expect(document.body.textContent).toContain('Kabir Rao, PUD-7K3QX-2M9TD, born 10 Jan 2026');
});

test('a family reads in Hindi which vaccine is for what, and why a dose is late or does not count', async () => {
  show('hi', HINDI, wordsFromServer);
  addWords(WORDS);
  const [line] = RECORD.lines;
  if (!line) throw new Error('There is no line.');
  const given = {
    ...{
      id: ID,
      version: 1,
      series: 'opv',
      givenOn: '2026-11-17',
      source: 'here' as const,
      product: null,
      batch: null,
    },
    ...{ site: 'by mouth', place: null, givenBy: null, writtenBy: 'Asha', writtenAt: '2026-11-17T06:00:00.000Z' },
    ...{ countsAs: null, remark: 'Too early, does not count: not before the age of 6 weeks.' },
    ...{ despite: null, corrected: null },
  };
  showVaccines({
    ...RECORD,
    lines: [
      { ...line, name: 'Pentavalent 1', state: 'overdue' },
      { ...line, code: 'own', name: 'Typhoid conjugate', state: 'due' },
      {
        ...line,
        code: 'opv-2',
        name: 'Polio drops 2',
        state: 'ask',
        dueOn: null,
        words: 'After Polio drops 1, 4 weeks later.',
      },
    ],
    ...{ given: [given], series: [{ series: 'opv', name: 'Polio drops', isLive: true }] },
    ...{ cautions: [], can: { record: false, decide: false } },
  });
  expect(await screen.findByText('पेंटावेलेंट, पहली ख़ुराक')).toBeDefined();
  expect(screen.getByText(/^गलघोंटू, काली खाँसी, टिटनेस, .* से बचाव$/)).toBeDefined();
  expect(screen.getByText('पोलियो की बूँदें, पहली ख़ुराक के 4 हफ़्ते बाद।')).toBeDefined();
  expect(screen.getByText('समय से पहले लगा, गिना नहीं गया: 6 हफ़्ते की उम्र से पहले नहीं लगना चाहिए।')).toBeDefined();
  expect(screen.getByText('Typhoid conjugate').getAttribute('lang')).toBe('en');
  expect(unmarkedEnglish(['Kabir Rao', 'Asha'])).toEqual([]);
});

test('every sentence that the server puts together about a dose has its Hindi', () => {
  show('hi', HINDI, wordsFromServer);
  addWords(WORDS);
  const filled: Record<string, string> = {
    ...{ leastAge: '6 weeks', leastGap: '4 weeks', LIVE_APART: '4 weeks', DOSES_APART: '4 weeks', name: 'BCG' },
    ...{ dueOn: '2026-11-17', lastOn: '2026-11-17', lateWords: 'Not given from the second birthday on.' },
    words: 'Not given from the second birthday on.',
  };
  const code = readFileSync('server/vaccines/work-out.ts', 'utf8');
  const sentences = [
    ...code.matchAll(/([`'])([A-Z](?:\$\{(?:[^{}]|\{[^}]*\})*\}|(?!\1).)*|\$\{before\.name\} was(?:(?!\1).)*)\1/g),
  ]
    .map(([, , text = '']) => text)
    .filter((text) => text.includes(' '))
    .map((text) =>
      text.replaceAll(/\$\{([^{}]|\{[^}]*\})*\}/g, (value) => {
        const [name = ''] = Object.keys(filled).filter((each) => new RegExp(`\\b${each}\\b`).test(value));
        return value.includes('later') ? ', 4 weeks later' : (filled[name] ?? value);
      }),
    );
  expect(sentences.length).toBeGreaterThan(10);
  expect(sentences.filter((text) => /[A-Za-z]{2}/.test(reasonInWords(text)))).toEqual([]);
});

test('one year is not "1 years", and one day not "1 days"', () => {
  expect(['1 years', '2 years', '1 months', '1 weeks', '1 days', '6 weeks'].map(scheduledAge)).toEqual([
    ...['1 year', '2 years', '1 month', '1 week', '1 day', '6 weeks'],
  ]);
  expect([1, 7, 380, 760].map(ageInWords)).toEqual(['1 day', '7 days', '12 months', '2 years']);
  expect(gestationInWords({ weeks: 35, days: 1 })).toBe('35 weeks and 1 day');
});
