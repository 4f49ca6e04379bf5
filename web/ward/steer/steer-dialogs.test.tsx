import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { Room } from '#contract/ward/rooms.ts';
import { answerCalls, refused, renderPage } from '#web/testing.tsx';
import { Toasts } from '#web/ui/feedback/toasts.tsx';
import { DischargeDialog } from '../admissions/discharge-dialog.tsx';
import { anInpatient, aSet, aStay, someId } from '../testing.ts';
import { AdmitHereDialog } from './admit-here-dialog.tsx';
import { ScaleDialog } from './scale-dialog.tsx';

const close = () => undefined;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const bed = (number: number, about: Partial<Room['beds'][number]> = {}) => ({
  ...{
    id: someId(number),
    name: 'A',
    place: `20${number}-A`,
    isClosed: false,
    isTaken: false,
    closing: null,
    patient: null,
  },
  ...about,
});
const ROOMS: Room[] = [
  {
    id: someId(30),
    name: '20',
    ward: null,
    closing: null,
    beds: [bed(1, { isTaken: true }), bed(2, { isClosed: true }), bed(3)],
  },
];

const NONE = { medicines: [], can: { decide: true } };
let leaving: object = NONE;
afterEach(() => {
  leaving = NONE;
});

function open(dialog: React.ReactNode, address: string, answer: Parameters<typeof answerCalls>[0][string]) {
  const sent: unknown[] = [];
  answerCalls({
    'GET /api/rooms': () => ({ body: ROOMS }),
    [`GET /api/inpatients/${someId(1)}/home-medicines`]: () => ({ body: leaving }),
    [address]: (call) => {
      sent.push(call.body);
      return answer(call);
    },
  });
  renderPage(
    <>
      {dialog}
      <Toasts />
    </>,
  );
  return sent;
}

const patient = { id: someId(2), name: 'Mohan Das', pud: 'PUD-7K3QX-2M9TD' };
const admitting = <AdmitHereDialog {...{ patient, doctorId: someId(3) }} isOpen onClose={close} />;

test('Admit offers free beds only, says what is missing at its field, and sends nothing before', async () => {
  const sent = open(admitting, 'POST /api/inpatients', () => ({ status: 201, body: anInpatient() }));
  await screen.findByRole('option', { name: '203-A' });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Choose', '203-A']);
  await press('Admit');
  expect(screen.getByText('Choose a free bed.')).toBeDefined();
  expect(screen.getByText('Diagnosis is needed.')).toBeDefined();
  expect(sent).toEqual([]);

  await userEvent.selectOptions(screen.getByLabelText('Bed'), '203-A');
  await userEvent.type(screen.getByLabelText('Diagnosis'), 'Heart failure');
  await press('Admit');
  const request = { patientId: someId(2), bedId: someId(3), doctorId: someId(3), diagnosis: 'Heart failure' };
  await waitFor(() => expect(sent).toEqual([request]));
});

test('a bed that was taken meanwhile is said in the dialog, and what was typed stays', async () => {
  open(admitting, 'POST /api/inpatients', () => refused(409, 'bed_taken', 'This bed is taken.'));
  await userEvent.selectOptions(
    await screen.findByLabelText('Bed'),
    await screen.findByRole('option', { name: '203-A' }),
  );
  await userEvent.type(screen.getByLabelText('Diagnosis'), 'Heart failure');
  await press('Admit');
  expect(await screen.findByText('This bed is taken.')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Diagnosis').value).toBe('Heart failure');
});

test('Discharge warns of a critical patient, needs a summary, and sends the version that was read', async () => {
  const inpatient = anInpatient({ status: 'critical', version: 7 });
  const address = `POST /api/inpatients/${inpatient.id}/discharge`;
  const sent = open(<DischargeDialog inpatient={inpatient} onClose={close} />, address, () => ({ body: inpatient }));
  expect(await screen.findByText('This patient is critical at the moment.')).toBeDefined();
  await press('Discharge');
  expect(screen.getByText('Summary is needed.')).toBeDefined();
  expect(sent).toEqual([]);

  await userEvent.type(screen.getByLabelText('Summary'), 'Home, well');
  await press('Discharge');
  await waitFor(() => expect(sent).toEqual([{ summary: 'Home, well', version: 7 }]));
});

test('Discharge asks the doctor about each medicine from home that the ward did not go on with', async () => {
  const inpatient = anInpatient({ version: 7 });
  const medicine = { inWords: '5 mg by mouth, once a day', wardWords: null, mustDecide: true, isHeld: true };
  leaving = {
    can: { decide: true },
    medicines: [
      { ...medicine, id: someId(41), name: 'Amlodipine', onWard: 'stopped', wardWords: 'Low pressure.' },
      { ...medicine, id: someId(42), name: 'Metformin', onWard: 'continued', mustDecide: false, isHeld: false },
    ],
  };
  const address = `POST /api/inpatients/${inpatient.id}/discharge`;
  const sent = open(<DischargeDialog inpatient={inpatient} onClose={close} />, address, () => ({ body: inpatient }));
  expect(await screen.findByText('Stopped on the ward: Low pressure.')).toBeDefined();
  await userEvent.type(screen.getByLabelText('Summary'), 'Home, well');
  await press('Discharge');
  expect(screen.getByText('Decide whether it goes on.')).toBeDefined();
  expect(sent).toEqual([]);

  await userEvent.click(screen.getByRole('radio', { name: 'Stop it' }));
  await press('Discharge');
  const medicines = [{ id: someId(41), onWard: 'stopped', decision: 'stop' }];
  await waitFor(() => expect(sent).toEqual([{ summary: 'Home, well', medicines, version: 7 }]));
});

test('Discharge by a nurse says that a doctor decides and what the patient is told', async () => {
  leaving = {
    can: { decide: false },
    medicines: [
      {
        ...{ id: someId(41), name: 'Amlodipine', inWords: '5 mg by mouth, once a day', onWard: 'stopped' },
        ...{ wardWords: null, mustDecide: true, isHeld: true },
      },
    ],
  };
  const dialog = <DischargeDialog inpatient={anInpatient()} onClose={close} />;
  open(dialog, 'POST /api/none', () => ({ body: {} }));
  expect(await screen.findByText(/A doctor decides about what was stopped or changed/)).toBeDefined();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('Discharge by a nurse names what still waits for a doctor since an earlier stay', async () => {
  const terms = { inWords: '5 mg by mouth, once a day', onWard: 'not-ordered', mustDecide: true } as const;
  leaving = {
    can: { decide: false },
    medicines: [
      {
        ...{ ...terms, id: someId(41), name: 'Amlodipine', isHeld: true },
        wardWords: 'stopped in an earlier stay, and nobody has decided since',
      },
      { ...terms, id: someId(42), name: 'Metformin', wardWords: null, isHeld: false },
    ],
  };
  open(<DischargeDialog inpatient={anInpatient()} onClose={close} />, 'POST /api/none', () => ({ body: {} }));
  const told = await screen.findByText(/A doctor decides about what was stopped or changed/);
  expect(told.textContent).toMatch(/changed: Amlodipine\. Until then/);
});

test('Scale 2 says both scores and for whom it is, and is ordered only with a reason', async () => {
  const low = aSet({ oxygenSaturation: 89, isOnOxygen: true, oxygenLitres: 1 });
  const address = `PUT /api/inpatients/${someId(1)}/saturation-scale`;
  const dialog = <ScaleDialog inpatient={aStay({ observations: [low] })} isOpen onClose={close} />;
  const sent = open(dialog, address, () => ({ body: anInpatient({ saturationScale: 2 }) }));
  const words = (await screen.findByRole('dialog')).textContent;
  expect(words).toContain('88 to 92 % in hypercapnic respiratory failure');
  expect(words).toMatch(/scores 6 on scale 1 and 3 on scale 2/);
  await press('Order scale 2');
  expect(screen.getByText('Reason is needed.')).toBeDefined();
  expect(sent).toEqual([]);

  await userEvent.type(screen.getByLabelText('Reason'), 'CO2 retention');
  await press('Order scale 2');
  await waitFor(() => expect(sent).toEqual([{ scale: 2, reason: 'CO2 retention' }]));
});
