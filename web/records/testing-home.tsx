// The patient's page as far as readings go, and a dangerous reading on it.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import type { ClinicTold, Reading, ReadingAdvice } from '#contract/readings/readings.ts';
import { answerCalls, renderPage } from '../testing.tsx';
import { UrgentReadings } from './danger/urgent-readings.tsx';
import { VitalDialogs } from './readings/vital-dialogs.tsx';
import { useVitalSigns } from './readings/vital-signs.ts';
import { VitalsCard } from './readings/vitals-card.tsx';
import { readingsOf } from './testing.ts';

export const READINGS = '/api/patients/p1/readings';

export function show(answers: Parameters<typeof answerCalls>[0]) {
  const calls = answerCalls(answers);
  renderCard();
  return calls;
}

export function showPage(answers: Parameters<typeof answerCalls>[0]) {
  answerCalls(answers);
  return renderCard();
}

/** Without a connection the code of the instruction cannot be fetched. */
export function showWithoutInstruction(answers: Parameters<typeof answerCalls>[0]) {
  answerCalls(answers);
  return renderPage(<Home loadDanger={() => Promise.reject(new TypeError('Failed to fetch'))} />);
}

function Home({ loadDanger }: Pick<ComponentProps<typeof VitalDialogs>, 'loadDanger'>) {
  const vitals = useVitalSigns('p1');
  const sos = <button type="button">SOS</button>;
  return (
    <>
      <UrgentReadings vitals={vitals} />
      <VitalsCard vitals={vitals} />
      <VitalDialogs
        vitals={vitals}
        emergencyNumber="108"
        clinic={{ phone: '044 2345', hours: 'Monday to Friday' }}
        sos={sos}
        {...(loadDanger ? { loadDanger } : {})}
      />
    </>
  );
}

const renderCard = () => renderPage(<Home />);

export const CRISIS: ReadingAdvice = {
  rule: 'readings-3',
  urgency: 3,
  title: 'Blood pressure 192/124 mmHg is dangerously high.',
  steps: ['Sit down and rest. Measure again in 5 minutes.'],
  repeatAfterMinutes: 5,
};
export const aTold = (how: ClinicTold['how'], signs: string[] = []): ClinicTold => ({
  at: new Date().toISOString(),
  how,
  signs,
});
export const pressureNow = (changes: Partial<Reading> = {}) =>
  readingsOf('blood-pressure', [192], {
    second: 124,
    unit: 'mmHg',
    flag: 'High',
    measuredAt: new Date().toISOString(),
    advice: CRISIS,
    ...changes,
  });
export const addPressure = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add blood pressure' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Upper (systolic)' }), '192');
  await userEvent.type(screen.getByRole('textbox', { name: 'Lower (diastolic)' }), '124');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add reading' }));
};

export const NOT_CHECKED: ReadingAdvice = {
  rule: 'readings-3',
  urgency: null,
  title: 'Temperature 39.9 °C was not checked.',
  steps: ['Call the clinic and say what was measured, or tell it here.'],
  repeatAfterMinutes: null,
};

export function rowOf(name: string): HTMLElement {
  const row = screen.getAllByRole('listitem').find((item) => item.textContent?.startsWith(name));
  if (!row) throw new Error(`There is no row for ${name}.`);
  return row;
}
