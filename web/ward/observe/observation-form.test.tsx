import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { InpatientDetail } from '#contract/ward/inpatients.ts';
import type { Observed } from '#contract/ward/observations.ts';
import { answerCalls, refused, renderPage } from '#web/testing.tsx';
import { aSet, aStay, minutesFromNow, someId } from '../testing.ts';
import { ObservationForm } from './observation-form.tsx';

const ENDPOINT = `POST /api/inpatients/${someId(1)}/observations`;
const observed: Observed = {
  observation: aSet({ score: 11, status: 'critical' }),
  ...{ status: 'critical', statusBecause: 'NEWS2 is 11' },
  nextObservationDue: minutesFromNow(15),
  isContinuous: true,
  hasAlert: true,
};

beforeEach(() => sessionStorage.clear());

const field = (name: string) => screen.getByRole('textbox', { name });
const live = () => screen.getByRole('region', { name: 'Score of this set' });
const PROFILE = `PUT /api/patients/${someId(2)}/profile`;

const show = async (
  answer = ENDPOINT,
  reply: Parameters<typeof answerCalls>[0][string] = () => ({ body: observed }),
  about: Partial<InpatientDetail> = {},
) => {
  const calls = answerCalls({ [answer]: reply });
  renderPage(<ObservationForm inpatient={aStay(about)} />, { timeZone: 'UTC' });
  await screen.findByRole('textbox', { name: 'Pulse, beats per minute' });
  return calls;
};

async function typeASet(temperature?: string) {
  await userEvent.type(field('Respiration, breaths per minute'), '25');
  await userEvent.type(field('SpO2, per cent'), '92');
  await userEvent.click(screen.getByRole('radio', { name: 'Oxygen' }));
  await userEvent.type(field('Litres per minute'), '4');
  await userEvent.type(field('Blood pressure, upper value'), '102');
  await userEvent.type(field('Blood pressure, lower value'), '58');
  await userEvent.type(field('Pulse, beats per minute'), '114');
  await userEvent.click(screen.getByRole('radio', { name: 'Alert' }));
  if (temperature) await userEvent.type(field('Temperature, °C'), temperature);
}

test('the pad types into the field in hand, and the score of six readings is no score', async () => {
  await show();
  await typeASet();
  await userEvent.click(field('Temperature, °C'));
  expect(live().textContent).toContain('Temperature is missing. NEWS2 needs all seven.');
  expect(screen.getByRole('button', { name: 'Save without a score' })).toBeTruthy();

  const pad = screen.getByRole('group', { name: 'Numeric pad' });
  for (const key of ['3', '8', 'Point', '6']) await userEvent.click(within(pad).getByRole('button', { name: key }));
  expect((field('Temperature, °C') as HTMLInputElement).value).toBe('38.6');
  expect(live().textContent).toMatch(/11.*Critical/);
  expect(live().textContent).toContain('Saving raises an emergency alert to every doctor and nurse');
});

test('saving sends what was measured once, and says what the score asks for', async () => {
  const bodies: unknown[] = [];
  await show(ENDPOINT, ({ body }) => {
    bodies.push(body);
    return { body: observed };
  });
  await typeASet('38.6');
  await userEvent.click(screen.getByRole('button', { name: 'Save observation' }));

  const saved = await screen.findByRole('region', { name: 'Saved' });
  expect(saved.textContent).toContain('An emergency alert is open. Every doctor and nurse sees it now.');
  expect(saved.textContent).toContain('Observe continuously');
  expect(bodies).toEqual([
    {
      respiration: 25,
      oxygenSaturation: 92,
      isOnOxygen: true,
      oxygenLitres: 4,
      systolic: 102,
      diastolic: 58,
      pulse: 114,
      consciousness: 'A',
      temperature: 38.6,
    },
  ]);
});

test('a rare value is asked about before it is sent, and sent as confirmed', async () => {
  const bodies: { confirmed?: boolean }[] = [];
  await show(ENDPOINT, ({ body }) => {
    bodies.push(body as { confirmed?: boolean });
    return { body: observed };
  });
  await userEvent.type(field('Pulse, beats per minute'), '210');
  await userEvent.click(screen.getByRole('button', { name: 'Save without a score' }));
  const question = await screen.findByRole('alert');
  expect(question.textContent).toContain('Pulse 210 /min');
  expect(bodies).toEqual([]);

  await userEvent.click(within(question).getByRole('button', { name: 'I checked, it is right' }));
  await screen.findByRole('region', { name: 'Saved' });
  expect(bodies).toEqual([{ pulse: 210, confirmed: true }]);
});

test('what was typed stays when it could not be saved', async () => {
  await show(ENDPOINT, () => refused(503, 'unavailable', 'The service is briefly away.'));
  await userEvent.type(field('Pulse, beats per minute'), '88');
  await userEvent.click(screen.getByRole('button', { name: 'Save without a score' }));
  expect((await screen.findByRole('alert')).textContent).toContain('What you typed is kept.');
  expect((field('Pulse, beats per minute') as HTMLInputElement).value).toBe('88');
  expect(sessionStorage.getItem(`nadi-observation-${someId(1)}`)).toContain('"pulse":"88"');
});

describe('someone whose age nobody has entered', () => {
  const sent: [string, unknown][] = [];
  const showUnknown = async (about: Partial<InpatientDetail> = {}) => {
    sent.length = 0;
    const note = (name: string, body: unknown) => {
      sent.push([name, body]);
      return { body: name === 'set' ? observed : {} };
    };
    answerCalls({ [ENDPOINT]: ({ body }) => note('set', body), [PROFILE]: ({ body }) => note('profile', body) });
    renderPage(<ObservationForm inpatient={aStay({ age: null, dateOfBirth: null, news2: null, ...about })} />, {
      timeZone: 'UTC',
    });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Pulse, beats per minute' }), '88');
  };
  const save = () => userEvent.click(screen.getByRole('button', { name: /^Save/ }));

  test('is asked for before anything is saved', async () => {
    await showUnknown();
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain('Enter the age, or say that it is not known now.');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Age in years' }));
    expect(sent).toEqual([]);
  });

  test('the age goes into the health profile, and then the set is saved', async () => {
    await showUnknown();
    await userEvent.type(screen.getByRole('textbox', { name: 'Age in years' }), '71');
    await save();
    await screen.findByRole('region', { name: 'Saved' });
    expect(sent).toEqual([
      ['profile', { age: 71 }],
      ['set', { pulse: 88 }],
    ]);
  });

  test('is asked for also before a doctor has accepted, and then the age goes with the set', async () => {
    await showUnknown({ isAccepted: false });
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain('Enter the age');
    expect(sent).toEqual([]);
    await userEvent.type(screen.getByRole('textbox', { name: 'Age in years' }), '8');
    await save();
    await screen.findByRole('region', { name: 'Saved' });
    expect(sent).toEqual([['set', { pulse: 88, whose: { age: 8 } }]]);
  });

  test('“not known now” is an answer: the set is saved and scored as an adult’s', async () => {
    await showUnknown();
    await userEvent.clear(field('Pulse, beats per minute'));
    await typeASet('38.6');
    expect(live().textContent).toContain('Age unknown: scored as an adult');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Not known now' }));
    await save();
    await screen.findByRole('region', { name: 'Saved' });
    expect(sent.map(([name]) => name)).toEqual(['set']);
  });

  test('the age of a child takes the points away and says why', async () => {
    await showUnknown();
    expect(screen.getAllByText('points')).toHaveLength(7);
    await userEvent.type(screen.getByRole('textbox', { name: 'Age in years' }), '8');
    expect(live().textContent).toContain('Not scored: under 16');
    expect(live().textContent).toContain('Adult limits do not apply; no score for children.');
    expect(screen.queryAllByText('points')).toHaveLength(0);
    expect(screen.queryByText(/scale 1/)).toBeNull();
  });
});

test('after the set of a child the nurse is asked how the child is', async () => {
  const child = aSet({ score: null, status: null, notScored: 'under-16' });
  await show(ENDPOINT, () => ({ body: { ...observed, observation: child, hasAlert: false } }), { age: 8 });
  await userEvent.type(field('Pulse, beats per minute'), '140');
  await userEvent.click(screen.getByRole('button', { name: 'Save observation' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Set how Mohan Das is' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('What you set stays until someone sets it again, or a reading gets worse.');
});

test('the time of measurement is in sight, typed as 24 hours, kept with the draft and sent', async () => {
  const bodies: unknown[] = [];
  await show(ENDPOINT, ({ body }) => {
    bodies.push(body);
    return { body: observed };
  });
  const time = field('24 h, hh:mm') as HTMLInputElement;
  expect(time.value).toMatch(/^\d\d:\d\d$/);
  expect((screen.getByRole('checkbox', { name: 'Now' }) as HTMLInputElement).checked).toBe(true);
  const measuredAt = `${minutesFromNow(-24).slice(0, 16)}:00.000Z`;
  const clock = measuredAt.slice(11, 16);
  await userEvent.clear(time);
  await userEvent.type(time, clock.replace(':', ''));
  await userEvent.type(field('Pulse, beats per minute'), '88');
  expect(time.value).toBe(clock);
  expect(screen.getByText(/2[345] min ago$/)).toBeTruthy();
  expect(sessionStorage.getItem(`nadi-observation-${someId(1)}`)).toContain(`"time":"${clock}"`);
  await userEvent.click(screen.getByRole('button', { name: 'Save without a score' }));
  await screen.findByRole('region', { name: 'Saved' });
  expect(bodies).toEqual([{ pulse: 88, measuredAt }]);
});

test('switching the unit converts what was typed, and a refused value is named beside Save', async () => {
  await show();
  await userEvent.type(field('Temperature, °C'), '38.2');
  await userEvent.click(screen.getByRole('button', { name: 'use °F' }));
  expect((field('Temperature, °F') as HTMLInputElement).value).toBe('100.8');
  await userEvent.click(screen.getByRole('button', { name: 'use °C' }));
  await userEvent.clear(field('Temperature, °C'));
  await userEvent.type(field('Temperature, °C'), '101');
  expect(screen.getByText('Temperature: Between 20 and 46 °C.')).toBeTruthy();
  expect((screen.getByRole('button', { name: /^Save/ }) as HTMLButtonElement).disabled).toBe(true);
});

test('a set that is worth 7 or more before it is complete says so, and that saving it alarms', async () => {
  await show();
  await userEvent.type(field('Respiration, breaths per minute'), '28');
  await userEvent.type(field('SpO2, per cent'), '88');
  const score = screen.getByRole('region', { name: 'Score of this set' });
  await waitFor(() => expect(score.textContent).toContain('At least 6'));
  expect(score.textContent).toContain('Measure the rest at once. Saving sets Attention');
  await userEvent.type(field('Pulse, beats per minute'), '135');
  await waitFor(() => expect(score.textContent).toContain('At least 9'));
  expect(score.textContent).toContain('Saving raises an emergency alert to every doctor and nurse');
});

test('after a set that is not complete the panel says how the patient stands, and to measure the rest now', async () => {
  const at = minutesFromNow(0);
  const partial = aSet({ at, pulse: 135, score: null, notScored: 'partial', hasThree: true, status: 'attention' });
  const reply: Observed = {
    ...{ observation: partial, status: 'critical', statusBecause: 'NEWS2 is 9' },
    ...{ nextObservationDue: at, isContinuous: true, hasAlert: false },
  };
  await show(ENDPOINT, () => ({ body: reply }));
  await userEvent.type(field('Pulse, beats per minute'), '135');
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  const words = (await screen.findByRole('region', { name: 'Saved' })).textContent ?? '';
  for (const said of ['Critical', 'The last NEWS2 stands: 9.', 'the set is not complete', 'Measure the rest now'])
    expect(words).toContain(said);
  for (const said of ['Attention', 'due by']) expect(words).not.toContain(said);
});
