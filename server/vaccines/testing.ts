// Doses and decisions in a record, made by the same verbs that people use.
import type { RecordDose } from '#contract/childhood/vaccines.ts';
import type { TestApp } from '../testing-app.ts';
import type { Patient, Person } from '../testing-people.ts';
import { decideVaccine } from './decide-vaccine.ts';
import { recordDose } from './record-dose.ts';

export const CARD_DOSE = { series: 'bcg', givenOn: '2020-02-01', source: 'card', place: 'Card of the family' } as const;

export const SOUND = { isWell: true, hadNoReaction: true, hasSoundImmunity: true, isNotPregnant: true };

export const givenHere = (series: string, givenOn: string): RecordDose => ({
  ...{ series, givenOn, source: 'here', product: 'Serum Institute', batch: 'B-4471', site: 'right upper arm' },
  screening: SOUND,
});

/** A dose from a card and a decision; the doctor has the chart open. */
export async function aVaccineDose(app: TestApp, doctor: Person, { patientId }: Patient) {
  const { given } = await recordDose(app.deps, doctor.actor, patientId, CARD_DOSE);
  const { decisions } = await decideVaccine(app.deps, doctor.actor, patientId, {
    series: 'je',
    kind: 'not-needed',
    reason: 'Does not live in an endemic district.',
  });
  return { dose: given[0]?.id ?? '', decision: decisions[0]?.id ?? '' };
}
