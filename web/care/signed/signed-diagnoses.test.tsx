import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls, renderPage } from '#web/testing.tsx';
import { aDiagnosis, aPrescribed, aPrescription, PATIENT_ID } from '../testing.ts';
import { SignedDiagnoses } from './signed-diagnoses.tsx';

function show(diagnosis = aDiagnosis()) {
  const added: unknown[] = [];
  answerCalls({
    [`GET /api/patients/${PATIENT_ID}/diagnoses?limit=5`]: () => ({ body: [diagnosis] }),
    [`POST /api/diagnoses/${diagnosis.id}/addenda`]: ({ body }) => {
      added.push(body);
      return { status: 201, body: diagnosis };
    },
  });
  renderPage(
    <SignedDiagnoses
      patientId={PATIENT_ID}
      printLink={(id, number) => <a href={`/prescriptions/${id}`}>{number}</a>}
    />,
  );
  return added;
}

test('what was signed says by whom and when, what came of it, and has no way to be edited', async () => {
  show();

  expect(await screen.findByText('Pneumonia, unspecified organism')).toBeDefined();
  expect(screen.getByText(/signed by Dr\. Arjun Nair$/)).toBeDefined();
  expect(screen.getByText('100 mg by mouth, twice a day, for 7 days', { exact: false })).toBeDefined();
  expect(screen.getByRole('link', { name: 'RX-2026-000042' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /edit/i })).toBeNull();
});

test('a medicine that was kept against a finding says so, with the reason and by whom', async () => {
  const kept = {
    ...{ key: 'a', kind: 'allergy' as const, why: '', by: 'Dr. Arjun Nair', at: '2026-11-16T05:22:00.000Z' },
    ...{ title: 'Allergy conflict: amoxicillin is a penicillin', reason: 'Tolerated twice since.', mustConfirm: true },
  };
  const medicines = [aPrescribed({ overrides: [kept] })];
  show(aDiagnosis({ prescription: aPrescription({ medicines }) }));

  expect(await screen.findByText('Kept although: Allergy conflict: amoxicillin is a penicillin.')).toBeDefined();
  expect(screen.getByText(/Dr\. Arjun Nair, .+: “Tolerated twice since\.”/)).toBeDefined();
});

// spec: 2.54
test('a correction is added to it, and an empty one is not sent', async () => {
  const added = show();
  fireEvent.click(await screen.findByRole('button', { name: /^Add an addendum/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Add addendum' }));
  expect(screen.getByText('Addendum is needed.')).toBeDefined();

  fireEvent.change(screen.getByRole('textbox', { name: 'Addendum' }), { target: { value: 'It was the left lung.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add addendum' }));

  await waitFor(() => expect(added).toEqual([{ text: 'It was the left lung.' }]));
  expect(await screen.findByRole('button', { name: /^Add an addendum/ })).toBeDefined();
});

test('one by another doctor offers no addendum', async () => {
  show(aDiagnosis({ can: { addAddendum: false } }));

  await screen.findByText('Pneumonia, unspecified organism');
  expect(screen.queryByRole('button', { name: /addendum/ })).toBeNull();
});
