import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CodedDiagnosis } from '#contract/patients/diagnoses.ts';
import { answerCalls, renderPage } from '#web/testing.tsx';
import { DiagnosisField } from './diagnosis-field.tsx';

const coded = (code: string, name: string, isExact = false): CodedDiagnosis => ({
  code,
  name,
  alsoCalled: null,
  isExact,
  usedByMe: 0,
});

const FEVER = coded('R50.9', 'Fever, unspecified', true);
const HAY_FEVER = coded('J30.1', 'Allergic rhinitis due to pollen');
const PNEUMONIAS = [coded('J18.9', 'Pneumonia, unspecified organism'), coded('J12.9', 'Viral pneumonia, unspecified')];
const BRONCHOPNEUMONIA = coded('J18.0', 'Bronchopneumonia, unspecified');

const ANSWERS: Record<string, CodedDiagnosis[]> = {
  fever: [FEVER, HAY_FEVER],
  acute: [coded('M54.5', 'Low back pain'), coded('J20.9', 'Acute bronchitis, unspecified')],
  pneum: PNEUMONIAS,
  pneumo: [BRONCHOPNEUMONIA, ...PNEUMONIAS],
  'hepatitis b': [coded('B16.9', 'Acute hepatitis B', true), coded('B18.1', 'Chronic viral hepatitis B', true)],
};

function Form() {
  const [{ diagnosis, code }, setChosen] = useState<{ diagnosis: string; code: string | null }>({
    diagnosis: '',
    code: null,
  });
  return (
    <DiagnosisField
      diagnosis={diagnosis}
      code={code}
      error={undefined}
      onChange={(next, nextCode) => setChosen({ diagnosis: next, code: nextCode })}
    />
  );
}

async function open() {
  answerCalls(
    Object.fromEntries(
      Object.entries(ANSWERS).map(([typed, body]) => [
        `GET /api/diagnosis-codes?${new URLSearchParams({ q: typed, limit: '8' })}`,
        () => ({ body }),
      ]),
    ),
  );
  renderPage(<Form />);
  const field = (await screen.findByRole('combobox', { name: 'Primary diagnosis' })) as HTMLInputElement;
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  const press = (key: string) => fireEvent.keyDown(field, { key });
  const marked = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;
  const shown = (name: string) => screen.findByRole('option', { name: new RegExp(name) });
  return { field, type, press, marked, shown };
}

beforeEach(() => {
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => undefined;
});

describe('Enter in the diagnosis field', () => {
  // spec: 2.54
  test('takes the one entry that was typed in full', async () => {
    const { field, type, press, marked, shown } = await open();
    type('fever');
    await shown('Fever, unspecified');
    await waitFor(() => expect(marked()).toContain('Fever, unspecified'));

    press('Enter');

    expect(field.value).toBe('Fever, unspecified');
    expect(screen.getByText('ICD-10 R50.9')).toBeDefined();
  });

  test.each(['acute', 'pneum', 'hepatitis b'])('after “%s” takes nothing and keeps the words', async (typed) => {
    const { field, type, press, marked, shown } = await open();
    type(typed);
    await shown(ANSWERS[typed]?.[0]?.name ?? '');

    expect(marked()).toBeNull();
    press('Enter');

    expect(field.value).toBe(typed);
    expect(screen.getByText('Uncoded, in your own words')).toBeDefined();
    expect(field.getAttribute('aria-expanded')).toBe('true');
  });

  test('takes what the arrows moved to', async () => {
    const { type, press, marked, shown } = await open();
    type('acute');
    await shown('Low back pain');

    press('ArrowDown');
    press('ArrowDown');
    expect(marked()).toContain('Acute bronchitis');
    press('Enter');

    expect(screen.getByText('ICD-10 J20.9')).toBeDefined();
  });

  test('takes nothing from an answer to what was typed before', async () => {
    const { field, type, press, shown } = await open();
    type('fever');
    await shown('Fever, unspecified');
    type('fever in a child');

    press('Enter');

    expect(field.value).toBe('fever in a child');
    expect(screen.queryByText(/^ICD-10 /)).toBeNull();
  });

  test('does not take what came into the place of the marked entry when the list changed', async () => {
    const { field, type, press, marked, shown } = await open();
    type('pneum');
    await shown('Viral pneumonia');
    type('pneumo');
    press('ArrowDown');
    expect(marked()).toContain('Pneumonia, unspecified organism');
    await shown('Bronchopneumonia');

    expect(marked()).toContain('Pneumonia, unspecified organism');
    press('Enter');

    expect(field.value).toBe('Pneumonia, unspecified organism');
    expect(screen.getByText('ICD-10 J18.9')).toBeDefined();
  });
});
