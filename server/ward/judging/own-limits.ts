// Whom NEWS2 is not meant for is judged by limits of their own: those past which a home reading of this person is a danger.
import { gravestDanger, type MeasuredPerson } from '#contract/readings/reading-dangers.ts';
import type { ReadingKind } from '#contract/readings/readings.ts';
import type { News2Parameter } from '#contract/ward/news2.ts';
import { CONSCIOUSNESS, type Consciousness } from '#contract/ward/news2-words.ts';
import { measuredInWords } from '../newest-readings.ts';
import type { ObservationRow } from '../store.ts';

/** 0 past no limit, 3 a doctor today, 4 and 5 an emergency. */
export type Urgency = 0 | 3 | 4 | 5;
export type OwnLimit = { parameter: News2Parameter; urgency: Urgency; words: string };

/** From here on a single reading is an alarm. */
export const EMERGENCY = 4;

// APLS: P or U on the AVPU scale is a GCS of 8 or less, where the airway is in danger.
const NOT_ALERT: Record<Consciousness, Urgency> = { A: 0, C: 3, V: 3, P: 5, U: 5 };

/** One for each parameter that was measured, also where it is past no limit. */
export function ownLimits(set: ObservationRow, person: MeasuredPerson): OwnLimit[] {
  const whose = { ...person, ageYears: person.ageYears ?? set.age_years };
  const measuredAt = set.measured_at.toISOString();
  const figure = (parameter: News2Parameter, kind: ReadingKind, value: number | null, second: number | null = null) => {
    if (value === null) return [];
    const danger = gravestDanger({ kind, value, second, measuredAt }, whose);
    if (!danger) return [{ parameter, urgency: 0, words: '' } as const];
    return [{ parameter, urgency: danger.urgency, words: `${measuredInWords(parameter, set)} is ${danger.words}` }];
  };
  const { consciousness, is_on_oxygen: isOnOxygen } = set;
  return [
    ...figure('respiration', 'respiration', set.respiration),
    ...figure('oxygenSaturation', 'oxygen-saturation', set.oxygen_saturation),
    ...(isOnOxygen === null
      ? []
      : [{ parameter: 'isOnOxygen', urgency: isOnOxygen ? 3 : 0, words: 'on oxygen' } as const]),
    ...figure('systolic', 'blood-pressure', set.systolic, set.diastolic),
    ...figure('pulse', 'heart-rate', set.pulse),
    ...(consciousness === null
      ? []
      : [
          {
            parameter: 'consciousness',
            urgency: NOT_ALERT[consciousness],
            words: CONSCIOUSNESS[consciousness].toLowerCase(),
          } as const,
        ]),
    ...figure('temperature', 'temperature', set.temperature),
  ];
}
