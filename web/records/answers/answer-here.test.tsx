import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { FindingAsk } from '#contract/medicines/medicines.ts';
import type { Profile } from '#contract/patients/profile.ts';
import { answerCalls, refused, renderPage } from '#web/testing.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { aProfile, readingsOf } from '../testing.ts';
import { AnswerHere } from './answer-here.tsx';

beforeEach(() => toast.closeAll());

const { patientId } = aProfile();
const COLLAPSE = 'Injection after a dog bite: collapse';

function show(ask: FindingAsk, changes: Partial<Profile> = {}) {
  const sent: unknown[] = [];
  const keep = ({ body }: { body: unknown }) => {
    sent.push(body);
    return { body: aProfile(changes) };
  };
  answerCalls({
    [`PUT /api/patients/${patientId}/profile`]: keep,
    [`POST /api/patients/${patientId}/readings`]: ({ body }) => {
      sent.push(body);
      const { confirmed } = body as { confirmed?: boolean };
      if (!confirmed) return refused(422, 'implausible_value', 'Please check.', { value: '1.2 kg is unusual.' });
      return { body: readingsOf('weight', [1.2]) };
    },
    'GET /api/medicines/read-allergy?text=Horse+serum': () => ({
      body: { isUnderstood: true, names: ['horse serum'] },
    }),
  });
  const sendsOuter = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  renderPage(
    <form onSubmit={sendsOuter}>
      <AnswerHere ask={ask} profile={aProfile(changes)} today="2026-11-16" />
    </form>,
  );
  return { sent, sendsOuter };
}

test('an allergy that nobody understood is answered in its card, and the other allergies stay', async () => {
  const peanuts = { substance: 'Peanuts', reaction: 'Rash', severity: null, source: null };
  const unclear = { substance: COLLAPSE, reaction: null, severity: null, source: null };
  const { sent } = show(
    { what: 'allergy', text: COLLAPSE },
    { allergyState: 'listed', allergies: ['Peanuts', COLLAPSE], allergyDetails: [peanuts, unclear] },
  );
  const substance = await screen.findByLabelText('Substance');
  await userEvent.click(screen.getByRole('button', { name: 'Save allergy and check again' }));
  expect(screen.getByText('Write the substance alone.')).toBeDefined();
  await userEvent.clear(substance);
  await userEvent.type(substance, 'Horse serum');
  expect(await screen.findByText('Known: horse serum')).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: 'Collapse' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Anaphylaxis' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Patient' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save allergy and check again' }));

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    allergyState: 'listed',
    allergyDetails: [
      peanuts,
      { substance: 'Horse serum', reaction: 'Collapse', severity: 'anaphylaxis', source: 'patient' },
    ],
    version: 3,
  });
});

test('where nobody asked about allergies, “none known” is one press', async () => {
  const { sent } = show({ what: 'allergies' }, { allergyState: 'not-asked' });
  await userEvent.click(await screen.findByRole('button', { name: 'Asked: no known allergies' }));
  await waitFor(() => expect(sent).toEqual([{ allergyState: 'none-known', allergyDetails: [], version: 3 }]));
});

test('an unconfirmed list is confirmed with one press', async () => {
  const egg = { substance: 'Egg', reaction: null, severity: null, source: null };
  const { sent } = show(
    { what: 'allergies' },
    { allergyState: 'unconfirmed', allergies: ['Egg'], allergyDetails: [egg] },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Confirmed: Egg' }));
  await waitFor(() => expect(sent).toEqual([{ allergyState: 'listed', allergyDetails: [egg], version: 3 }]));
});

test('a pregnancy is answered in its card', async () => {
  const { sent } = show({ what: 'pregnancy' });
  await userEvent.click(await screen.findByRole('button', { name: 'Save and check again' }));
  expect(screen.getByText('Choose one.')).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: 'Not pregnant' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save and check again' }));
  await waitFor(() => expect(sent).toEqual([{ pregnancy: 'no', version: 3 }]));
});

test('an unusual weight is kept in the field, and saved once it was checked', async () => {
  const { sent, sendsOuter } = show({ what: 'weight' });
  await userEvent.type(await screen.findByLabelText('Weight now, in kg'), '1,2{Enter}');
  expect(await screen.findByText('1.2 kg is unusual.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Checked, 1,2 kg is right' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ readings: [{ kind: 'weight', value: 1.2 }], confirmed: true });
  expect(sendsOuter).not.toHaveBeenCalled();
});

test('a medicine at home that the check does not know is named, or is not taken any more', async () => {
  const { sent } = show({ what: 'home-medicine', text: 'White tablet' }, { medicines: ['White tablet', 'Ramipril'] });
  await userEvent.type(await screen.findByLabelText('What is “White tablet”?'), 'Amlodipine 5 mg{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Not taken any more' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    { medicines: ['Amlodipine 5 mg', 'Ramipril'], version: 3 },
    { medicines: ['Ramipril'], version: 3 },
  ]);
});

test('an age that nobody knows is entered as a date of birth or in years', async () => {
  const { sent } = show({ what: 'age' }, { age: null, dateOfBirth: null });
  await userEvent.type(await screen.findByLabelText('Or the age in years'), '41');
  await userEvent.click(screen.getByRole('button', { name: 'Save and check again' }));
  await waitFor(() => expect(sent).toEqual([{ age: 41, version: 3 }]));
});

test('half a date of birth is said at its field and saves nothing; a whole one is sent', async () => {
  const { sent } = show({ what: 'age' }, { age: null, dateOfBirth: null });
  await userEvent.type(await screen.findByLabelText('Date of birth'), '0304{Enter}');
  expect(screen.getByText('Enter the day as dd/mm/yyyy.')).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByLabelText('Date of birth'), '1955{Enter}');
  await waitFor(() => expect(sent).toEqual([{ dateOfBirth: '1955-04-03', version: 3 }]));
});

test('contraception that was agreed is written down with the pregnancy that was ruled out', async () => {
  const { sent } = show({ what: 'contraception' });
  await userEvent.click(await screen.findByRole('radio', { name: 'Coil' }));
  await userEvent.click(screen.getByRole('button', { name: 'Pregnancy ruled out, contraception agreed' }));
  await waitFor(() => expect(sent).toEqual([{ pregnancy: 'no', contraception: 'Coil', version: 3 }]));
});

test('a creatinine of another laboratory is entered in its own unit', async () => {
  const { sent } = show({ what: 'kidney' });
  await userEvent.selectOptions(await screen.findByLabelText('Measured'), 'Creatinine, µmol/L');
  await userEvent.type(screen.getByLabelText('Value'), '221');
  await userEvent.click(screen.getByRole('button', { name: 'Save and check again' }));
  await waitFor(() =>
    expect(sent).toEqual([{ kidney: { what: 'creatinine', value: 2.5, measuredOn: '2026-11-16' }, version: 3 }]),
  );
});
