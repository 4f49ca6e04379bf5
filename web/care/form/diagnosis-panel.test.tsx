import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { MedicineOrder, SafetyReport } from '#contract/medicines/medicines.ts';
import type { NewDiagnosis } from '#contract/patients/diagnoses.ts';
import { answerCalls, refused, renderPage, type Sent } from '#web/testing.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Toasts } from '#web/ui/feedback/toasts.tsx';
import { enterMoment } from '#web/ui/fields/days/testing.ts';
import { aDiagnosis, aFinding, aMedicine, aReport, doxycycline, PATIENT_ID } from '../testing.ts';
import { EMPTY_FORM } from './diagnosis-form.ts';
import { DiagnosisPanel } from './diagnosis-panel.tsx';

beforeEach(() => {
  toast.closeAll();
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => undefined;
  sessionStorage.clear();
});

// What is unsaved goes out before the page does: a draft that nobody answers would be tried again among other tests.
afterEach(() => {
  const kept = { patientId: PATIENT_ID, form: EMPTY_FORM, savedAt: '2026-11-16T05:21:18Z', version: 1 };
  answerCalls({
    [`PUT /api/patients/${PATIENT_ID}/diagnosis-draft`]: () => ({ body: kept }),
    [`DELETE /api/patients/${PATIENT_ID}/diagnosis-draft`]: () => ({ body: { message: 'Gone.' } }),
  });
});

/** Amoxicillin trips the allergy check; everything else has no known entry. */
function check({ body }: Sent): { body: SafetyReport } {
  const { medications } = body as { medications: MedicineOrder[] };
  const bad = medications.findIndex(({ name }) => name === 'Amoxicillin');
  return {
    body: aReport({
      findings: bad < 0 ? [] : [aFinding({ orders: [bad] })],
      verdicts: medications.map(({ name }) => (name === 'Amoxicillin' ? 'severe' : 'no-known-entry')),
    }),
  };
}

const CODE = {
  code: 'J18.9',
  name: 'Pneumonia, unspecified organism',
  alsoCalled: 'chest infection',
  isExact: false,
  usedByMe: 4,
};

function open(answers: Parameters<typeof answerCalls>[0] = {}) {
  const signed: NewDiagnosis[] = [];
  const keys: (string | null)[] = [];
  const calls = answerCalls({
    'GET /api/medicines': () => ({ body: [aMedicine(), doxycycline] }),
    'GET /api/lab-tests': () => ({
      body: [{ id: PATIENT_ID, name: 'Chest X-ray', category: 'Imaging', indication: '', loinc: null, measures: [] }],
    }),
    'GET /api/colleagues': () => ({ body: [{ id: PATIENT_ID, name: 'Nurse Priya Thomas', title: 'Senior Nurse' }] }),
    'GET /api/diagnosis-codes?q=pneum&limit=8': () => ({ body: [CODE] }),
    'POST /api/diagnoses/check': check,
    [`PUT /api/patients/${PATIENT_ID}/diagnosis-draft`]: ({ body }) => ({
      body: {
        patientId: PATIENT_ID,
        form: (body as { form: unknown }).form,
        savedAt: '2026-11-16T05:21:18Z',
        version: 1,
      },
    }),
    [`DELETE /api/patients/${PATIENT_ID}/diagnosis-draft`]: () => ({ body: { message: 'Gone.' } }),
    'POST /api/diagnoses': ({ body, headers }) => {
      signed.push(body as NewDiagnosis);
      keys.push(headers.get('Idempotency-Key'));
      return { status: 201, body: aDiagnosis() };
    },
    ...answers,
  });
  renderPage(
    <>
      <DiagnosisPanel
        patientId={PATIENT_ID}
        patient={{ name: 'Anjali Deshmukh', age: 54, sex: 'female', pud: 'PUD-4T9KX-M2C7R' }}
        today="2026-11-16"
        draft={null}
        onTakeTheirs={() => undefined}
        onSigned={() => undefined}
      />
      <Toasts />
    </>,
  );
  return { calls, signed, keys };
}

const field = () => screen.findByRole('combobox', { name: 'Primary diagnosis' }) as Promise<HTMLInputElement>;
const type = (element: Element, value: string) => fireEvent.change(element, { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const bar = () => screen.getByRole('region', { name: 'Sign' });
const signing = () => bar().closest('form') as HTMLFormElement;

async function prescribe(name: string) {
  const box = await screen.findByRole('combobox', { name: 'Add a medicine' });
  type(box, name);
  fireEvent.pointerDown(await screen.findByRole('option', { name: new RegExp(name) }), { button: 0 });
}

describe('the diagnosis', () => {
  // spec: 5.7
  test('is needed: a blank one is told in a toast titled Error, and nothing is sent', async () => {
    const { signed } = open();
    await field();

    press('Submit Diagnosis');

    const errors = within(screen.getByRole('region', { name: 'Notifications' })).getByRole('alert');
    expect(within(errors).getByText('Error')).toBeDefined();
    expect(within(errors).getByText('Please enter a diagnosis before submitting.')).toBeDefined();
    expect(document.activeElement).toBe(await field());
    expect(signed).toEqual([]);
  });

  test('is asked for at its field, and what was said goes away when it is entered', async () => {
    open();
    const input = await field();
    press('Submit Diagnosis');

    expect(input.getAttribute('aria-invalid')).toBe('true');
    const said = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect(said?.textContent).toBe('Please enter a diagnosis before submitting.');

    type(input, 'Chest infection');
    expect(input.getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByText('Please enter a diagnosis before submitting.')).toBeNull();
  });

  test('is found in the coded list as one types, and taken with the arrow and Enter', async () => {
    open();
    const input = await field();
    type(input, 'pneum');
    expect(await screen.findByText('you used it 4 times this year')).toBeDefined();

    fireEvent.keyDown(input, { key: 'ArrowDown' });
    fireEvent.keyDown(input, { key: 'Enter' });

    expect(input.value).toBe('Pneumonia, unspecified organism');
    expect(screen.getByText('ICD-10 J18.9')).toBeDefined();
    type(input, 'Pneumonia, left');
    expect(screen.getByText('Uncoded, in your own words')).toBeDefined();
  });

  // spec: 2.54, 8.13
  test('is signed with its orders under one key, and the form is empty again', async () => {
    const { signed, keys } = open();
    const input = await field();
    type(input, 'Chest infection');
    await prescribe('Doxycycline');
    fireEvent.click(await screen.findByRole('checkbox', { name: /Chest X-ray/ }));
    type(screen.getByRole('textbox', { name: 'Add a task' }), 'SpO2 again after 30 minutes');
    press('Add task');
    await screen.findByRole('option', { name: 'Nurse Priya Thomas' });
    fireEvent.change(screen.getByRole('combobox', { name: 'For whom' }), { target: { value: PATIENT_ID } });
    type(screen.getByRole('textbox', { name: 'What else to remember' }), 'Crackles right base.');
    expect(await screen.findByText('No known entry')).toBeDefined();
    expect(bar().textContent).toContain('1 medicine, 1 test, 1 task');

    press('Submit Diagnosis');

    expect(await screen.findByText('Diagnosis Submitted')).toBeDefined();
    expect(screen.getByText('Diagnosis for Anjali Deshmukh has been successfully recorded.')).toBeDefined();
    expect(signed[0]).toMatchObject({
      patient: PATIENT_ID,
      diagnosis: 'Chest infection',
      medications: [{ name: 'Doxycycline', dose: { amount: 100, unit: 'mg' }, frequency: 'twice-a-day', days: 7 }],
      tests: [{ id: PATIENT_ID, name: 'Chest X-ray' }],
      staffTasks: [{ task: 'SpO2 again after 30 minutes', to: PATIENT_ID, priority: 'normal' }],
      notes: 'Crackles right base.',
    });
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(input.value).toBe('');
  });

  test('is not signed with half a due time or half a follow-up day, and says which', async () => {
    const { signed } = open();
    type(await field(), 'Chest infection');
    type(screen.getByRole('textbox', { name: 'Add a task' }), 'SpO2 again');
    press('Add task');
    enterMoment(document.body, /^Due/, '2026-11-17T');
    type(screen.getByLabelText(/^Follow-up on/), '17/1');
    press('Submit Diagnosis');
    expect(bar().textContent).toContain('When the task “SpO2 again” is due: Enter the time as hh:mm, 24 hours.');
    expect(document.activeElement).toBe(screen.getByLabelText('Time, 24 h'));
    enterMoment(document.body, /^Due/, '2026-11-17T09:30');
    expect(bar().textContent).toContain('Follow-up: Enter the day as dd/mm/yyyy.');
    type(screen.getByLabelText(/^Follow-up on/), '16/11/2026');
    expect(bar().textContent).toContain('Follow-up: Choose a day that is still to come.');
    type(screen.getByLabelText(/^Follow-up on/), '17/11/2026');
    press('Submit Diagnosis');
    await waitFor(() =>
      expect(signed).toMatchObject([{ followUpOn: '2026-11-17', staffTasks: [{ dueAt: '2026-11-17T04:00:00.000Z' }] }]),
    );
  });

  test('is not signed by Enter in a field: no field belongs to the form that signs', async () => {
    const { signed } = open();
    const input = await field();
    type(input, 'Chest infection');
    await prescribe('Doxycycline');
    await waitFor(() => expect(bar().textContent).not.toContain('Cannot be signed yet'));

    expect([...signing().elements].map(({ textContent }) => textContent)).toEqual(['Clear Form', 'Submit Diagnosis']);
    const fields = [...screen.getAllByRole('textbox'), ...screen.getAllByRole('combobox')] as HTMLInputElement[];
    expect(fields.length).toBeGreaterThan(4);
    expect(fields.filter(({ form }) => form === signing())).toEqual([]);
    for (const each of fields) fireEvent.keyDown(each, { key: 'Enter' });
    expect(signed).toEqual([]);
  });

  test('is sent once, however often it is submitted', async () => {
    const { signed } = open();
    type(await field(), 'Chest infection');

    fireEvent.submit(signing());
    fireEvent.submit(signing());

    expect(await screen.findByText('Diagnosis Submitted')).toBeDefined();
    expect(signed).toHaveLength(1);
  });

  test('that could not be sent stays typed, and is sent again under the same key', async () => {
    let isDown = true;
    const { keys } = open({
      'POST /api/diagnoses': ({ headers }) => {
        keys.push(headers.get('Idempotency-Key'));
        return isDown ? refused(500, 'unexpected', '') : { status: 201, body: aDiagnosis() };
      },
    });
    const input = await field();
    type(input, 'Chest infection');
    press('Submit Diagnosis');
    expect(await screen.findByText('The diagnosis could not be submitted. Please try again.')).toBeDefined();
    expect(input.value).toBe('Chest infection');

    isDown = false;
    press('Submit Diagnosis');

    expect(await screen.findByText('Diagnosis Submitted')).toBeDefined();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });
});

describe('a medicine', () => {
  // spec: 2.54
  test('that trips the allergy check locks the signing until a reason of twenty characters is written', async () => {
    const { signed } = open();
    type(await field(), 'Chest infection');
    await prescribe('Amoxicillin');
    const card = await screen.findByRole('region', { name: /Allergy conflict: amoxicillin is a penicillin/ });
    expect(card.textContent).toContain('The allergies on file name “Penicillin”.');
    expect(card.textContent).toContain('Nadi safety table 2026-11, entry A-001');
    await waitFor(() =>
      expect(bar().textContent).toContain(
        'Cannot be signed yet. Amoxicillin needs another medicine or a written reason.',
      ),
    );
    press('Submit Diagnosis');
    const reason = within(card).getByRole('textbox');
    expect(document.activeElement).toBe(reason);
    expect(signed).toEqual([]);

    type(reason, 'No alternative for');
    expect(within(card).getByText('18 of 20')).toBeDefined();
    type(reason, 'No alternative for this germ.');
    await waitFor(() => expect(bar().textContent).not.toContain('Cannot be signed yet'));
    press('Submit Diagnosis');

    await waitFor(() => expect(signed).toHaveLength(1));
    expect(signed[0]?.answers).toEqual([{ finding: aFinding().key, reason: 'No alternative for this germ.' }]);
  });

  test('is replaced by what the advice names, once the check has nothing against it', async () => {
    open();
    await prescribe('Amoxicillin');

    fireEvent.click(await screen.findByRole('button', { name: 'Replace with Doxycycline 100 mg' }));

    expect(await screen.findByText('No known entry')).toBeDefined();
    expect(screen.getByRole('textbox', { name: 'Dose of Doxycycline' })).toBeDefined();
    expect(screen.queryByRole('region', { name: /Allergy conflict/ })).toBeNull();
  });

  // spec: 5.8
  test('of one’s own is Custom, as prescribed, and asks for its dose', async () => {
    const { signed } = open();
    type(await field(), 'Stress');
    type(await screen.findByRole('combobox', { name: 'Add a medicine' }), 'Ashwagandha');
    fireEvent.keyDown(screen.getByRole('combobox', { name: 'Add a medicine' }), { key: 'Enter' });
    expect(await screen.findByText('Custom')).toBeDefined();
    press('Submit Diagnosis');
    expect(await screen.findByText('Enter the dose as a number.')).toBeDefined();

    type(screen.getByRole('textbox', { name: 'Dose of Ashwagandha' }), '300');
    await screen.findByText('No known entry');
    press('Submit Diagnosis');

    await waitFor(() => expect(signed).toHaveLength(1));
    expect(signed[0]?.medications).toMatchObject([
      { name: 'Ashwagandha', category: 'Custom', indication: 'As prescribed', dose: { amount: 300, unit: 'mg' } },
    ]);
  });

  test('is never signed when the check could not run', async () => {
    const { signed } = open({
      'POST /api/diagnoses/check': () =>
        refused(
          503,
          'safety_check_failed',
          'The safety check could not run, so nothing can be signed. Please try again.',
        ),
    });
    type(await field(), 'Chest infection');
    await prescribe('Doxycycline');

    await waitFor(() => expect(bar().textContent).toContain('The safety check could not run.'));
    press('Submit Diagnosis');

    expect(signed).toEqual([]);
  });
});

describe('the draft', () => {
  test('is kept as one types and says when, for whom to see', async () => {
    const { calls } = open();
    type(await field(), 'Chest infection');

    expect(await screen.findByText('Draft kept 10:51:18, seen by you only')).toBeDefined();
    expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
  });

  // spec: 2.54
  test('is cleared after a question, and at once when there is nothing to lose', async () => {
    const { calls } = open();
    const input = await field();
    press('Clear Form');
    expect(screen.queryByText('Clear the form?')).toBeNull();
    type(input, 'Chest infection');
    press('Clear Form');

    const dialog = within(await screen.findByRole('dialog', { name: 'Clear the form?' }));
    expect(dialog.getByText(/The draft for Anjali Deshmukh will be gone/)).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: 'Clear Form' }));

    await waitFor(() => expect(input.value).toBe(''));
    expect(calls).toContain(`DELETE /api/patients/${PATIENT_ID}/diagnosis-draft`);
  });

  test('survives a lost connection in this window', async () => {
    open({
      [`PUT /api/patients/${PATIENT_ID}/diagnosis-draft`]: () => {
        throw new TypeError('The line is dead.');
      },
    });
    type(await field(), 'Chest infection');

    expect(await screen.findByText(/No connection\. The draft is kept in this window/)).toBeDefined();
    const kept = JSON.parse(sessionStorage.getItem(`nadi.diagnosis.${PATIENT_ID}`) ?? '{}');
    expect(kept.form).toEqual({ ...EMPTY_FORM, diagnosis: 'Chest infection' });
  });

  test('whose answer was lost is not taken for that of another window', async () => {
    const address = `/api/patients/${PATIENT_ID}/diagnosis-draft`;
    const onServer: { form: unknown; version: number }[] = [];
    open({
      [`PUT ${address}`]: ({ body }) => {
        const { form, version } = body as { form: unknown; version: number };
        if (version !== (onServer.at(-1)?.version ?? 0)) return refused(409, 'version_outdated', 'Look at it again.');
        onServer.push({ form, version: version + 1 });
        if (onServer.length === 1) throw new TypeError('The answer was lost.');
        return { body: { patientId: PATIENT_ID, form, savedAt: '2026-11-16T05:21:18Z', version: version + 1 } };
      },
      [`GET ${address}`]: () => ({
        body: { draft: { patientId: PATIENT_ID, savedAt: '2026-11-16T05:21:10Z', ...onServer.at(-1) } },
      }),
    });
    const input = await field();
    type(input, 'Chest');
    expect(await screen.findByText(/^No connection/)).toBeDefined();

    type(input, 'Chest infection');

    expect(await screen.findByText('Draft kept 10:51:18, seen by you only')).toBeDefined();
    expect(onServer.at(-1)?.form).toMatchObject({ diagnosis: 'Chest infection' });
    expect(screen.queryByText(/Another window/)).toBeNull();
  });
});

test('what is taken at home already is replaced with one press, and that is signed with it', async () => {
  const earlier = '0197a1b2-0000-7000-8000-000000000041';
  const { signed } = open({
    'POST /api/diagnoses/check': ({ body }) => {
      const [order] = (body as { medications: MedicineOrder[] }).medications;
      const isChosen = order?.replaces?.includes(earlier) ?? false;
      const about = { kind: 'duplicate', title: 'doxycycline twice', needsReason: !isChosen } as const;
      return { body: aReport({ findings: [aFinding({ ...about, replaces: { id: earlier, isChosen } })] }) };
    },
  });
  type(await field(), 'Chest infection');
  await prescribe('Doxycycline');
  fireEvent.click(await screen.findByRole('radio', { name: 'Instead of the earlier one' }));
  await waitFor(() =>
    expect(screen.getByRole('radio', { name: 'Instead of the earlier one' })).toHaveProperty('checked', true),
  );
  await waitFor(() => expect(within(bar()).queryByText(/needs another medicine|is running/)).toBeNull());
  fireEvent.submit(signing());
  await waitFor(() => expect(signed).toHaveLength(1));
  expect(signed[0]).toMatchObject({ medications: [{ name: 'Doxycycline', replaces: [earlier] }], answers: [] });
});
