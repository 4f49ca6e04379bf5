import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { PrescriptionSheet } from '#contract/medicines/prescriptions.ts';
import { answerCalls, refused, renderPage } from '#web/testing.tsx';
import { aPrescribed, aPrescription } from '../testing.ts';
import { PrescriptionView } from './prescription-view.tsx';

const sheet: PrescriptionSheet = {
  ...aPrescription({
    medicines: [
      aPrescribed(),
      aPrescribed({ id: '0197a1b2-0000-7000-8000-000000000042', name: 'Paracetamol', inWords: '650 mg by mouth' }),
    ],
  }),
  patient: { name: 'Anjali Deshmukh', pud: 'PUD-4T9KX-M2C7R', age: 54, sex: 'female', allergies: 'Penicillin' },
  prescriber: {
    name: 'Dr. Arjun Nair',
    title: 'Senior Doctor',
    department: 'General Medicine',
    licenseNumber: 'KMC-41207',
  },
  clinic: { name: 'Banyan Street Clinic', timeZone: 'Asia/Kolkata' },
};
const address = `GET /api/prescriptions/${sheet.id}`;

test('the sheet carries the prescription number, the licence number, the allergies and every medicine in full', async () => {
  answerCalls({ [address]: () => ({ body: sheet }) });
  renderPage(<PrescriptionView id={sheet.id} back={null} />);

  const [onScreen, onPaper] = await screen.findAllByRole('article', { name: 'Prescription RX-2026-000042' });

  for (const paper of [onScreen, onPaper]) {
    const words = paper?.textContent;
    for (const wanted of ['Licence number KMC-41207', 'Penicillin', 'PUD-4T9KX-M2C7R', '54 years, female'])
      expect(words).toContain(wanted);
    expect(paper && within(paper).getAllByRole('listitem')).toHaveLength(2);
  }
});

test('the sheet says how many doses, where the prescription says so, and that a repeat is another sheet', async () => {
  const medicines = [aPrescribed({ quantity: 30 }), aPrescribed({ id: crypto.randomUUID(), quantity: null })];
  answerCalls({ [address]: () => ({ body: { ...sheet, medicines } }) });
  renderPage(<PrescriptionView id={sheet.id} back={null} />);

  const [paper] = await screen.findAllByRole('article');
  expect(paper?.textContent?.match(/Quantity: \d+ doses?/g)).toEqual(['Quantity: 30 doses']);
  expect(paper?.textContent).toContain('A repeat is a prescription of its own.');
});

test('the sheet says what the prescriber knew, and not the reason', async () => {
  const medicines = [aPrescribed({ aware: ['Allergy conflict: amoxicillin is a penicillin'] })];
  answerCalls({ [address]: () => ({ body: { ...sheet, medicines } }) });
  renderPage(<PrescriptionView id={sheet.id} back={null} />);

  const [paper] = await screen.findAllByRole('article');
  expect(paper?.textContent).toContain(
    'Prescriber aware of: Allergy conflict: amoxicillin is a penicillin. Reason on record.',
  );
});

test('a clinician reads the reason beside the sheet, and the paper does not carry it', async () => {
  const override = {
    ...{ key: 'allergy amoxicillin', kind: 'allergy' as const, title: 'Amoxicillin is a penicillin', why: 'Listed.' },
    ...{ reason: 'Tolerated twice in 2024.', by: 'Dr. Arjun Nair', at: sheet.signedAt, mustConfirm: true },
  };
  answerCalls({ [address]: () => ({ body: { ...sheet, medicines: [aPrescribed({ overrides: [override] })] } }) });
  renderPage(<PrescriptionView id={sheet.id} back={null} />);

  const reasons = await screen.findByRole('region', { name: 'Reasons on record' });
  expect(reasons.textContent).toContain('Tolerated twice in 2024.');
  for (const paper of screen.getAllByRole('article')) expect(paper.textContent).not.toContain('Tolerated');
});

test('Print opens the print dialog of the browser', async () => {
  answerCalls({ [address]: () => ({ body: sheet }) });
  const print = vi.fn();
  vi.stubGlobal('print', print);
  renderPage(<PrescriptionView id={sheet.id} back={null} />);

  fireEvent.click(await screen.findByRole('button', { name: 'Print' }));

  expect(print).toHaveBeenCalledOnce();
});

test('another’s prescription does not exist, and there is nothing to print', async () => {
  answerCalls({ [address]: () => refused(404, 'not_found', 'This does not exist.') });
  renderPage(<PrescriptionView id={sheet.id} back={null} />);

  expect(await screen.findByText('This does not exist.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});
