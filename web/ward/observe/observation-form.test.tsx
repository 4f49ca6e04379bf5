import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Observed } from '../../../contract/observations.ts';
import { answerCalls, refused, renderPage } from '../../testing.tsx';
import { aSet, aStay, minutesFromNow, someId } from '../testing.ts';
import { ObservationForm } from './observation-form.tsx';

const DOOR = `POST /api/inpatients/${someId(1)}/observations`;
const observed: Observed = {
  observation: aSet({ score: 11, status: 'critical' }),
  nextObservationDue: minutesFromNow(15),
  isContinuous: true,
  hasAlert: true,
};

beforeEach(() => sessionStorage.clear());

const field = (name: string) => screen.getByRole('textbox', { name });
const live = () => screen.getByRole('region', { name: 'Score of this set' });
const show = async (answer = DOOR, reply: Parameters<typeof answerCalls>[0][string] = () => ({ body: observed })) => {
  const calls = answerCalls({ [answer]: reply });
  renderPage(<ObservationForm inpatient={aStay()} timeZone="UTC" />);
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
  await show(DOOR, ({ body }) => {
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
  await show(DOOR, ({ body }) => {
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
  await show(DOOR, () => refused(503, 'unavailable', 'The service is briefly away.'));
  await userEvent.type(field('Pulse, beats per minute'), '88');
  await userEvent.click(screen.getByRole('button', { name: 'Save without a score' }));
  expect((await screen.findByRole('alert')).textContent).toContain('What you typed is kept.');
  expect((field('Pulse, beats per minute') as HTMLInputElement).value).toBe('88');
  expect(sessionStorage.getItem(`nadi-observation-${someId(1)}`)).toContain('"pulse":"88"');
});
