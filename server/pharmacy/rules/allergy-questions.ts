// Allergies that nobody asked about, confirmed or understood.
import type { Profile } from '#contract/patients/profile.ts';
import { type Finding, keyOf } from '../facts.ts';
import type { MappedAllergy } from '../names/map-allergy.ts';
import type { SafetyTable } from '../table/build-table.ts';

const SOURCE = 'NICE CG183 Drug allergy';

export function allergyQuestions(
  state: Profile['allergyState'],
  allergies: readonly MappedAllergy[],
  { cite }: SafetyTable,
): Finding[] {
  const about = { orders: [], needsReason: true, severity: 'caution' as const, source: cite('A-100', SOURCE) };
  const notUnderstood = allergies
    .filter(({ isUnderstood }) => !isUnderstood)
    .map(
      ({ text, ingredients, classes }): Finding => ({
        ...about,
        key: keyOf('allergy-not-understood', 'A-101', [text]),
        kind: 'allergy-not-understood',
        title: `The table does not understand all of the allergy “${text}”`,
        why:
          ingredients.length + classes.length > 0
            ? 'Only a part of it was compared with the medicines.'
            : 'The medicines were not compared with it.',
        instead: 'Say which substance it was. If nobody knows, compare it yourself and write what you found.',
        asks: { what: 'allergy', text },
        source: cite('A-101', 'an allergy that is not wholly understood is a finding of its own'),
      }),
    );
  return [...unanswered(state, about), ...notUnderstood];
}

function unanswered(
  state: Profile['allergyState'],
  about: Pick<Finding, 'orders' | 'needsReason' | 'severity' | 'source'>,
): Finding[] {
  if (state === 'not-asked') {
    return [
      {
        ...about,
        key: keyOf('allergies-not-asked', 'A-100', []),
        kind: 'allergies-not-asked',
        title: 'Nobody has asked about allergies',
        why: 'Without an answer the allergy check compares with nothing.',
        instead: 'Ask now and enter it here, or write why it cannot be asked.',
        asks: { what: 'allergies' },
      },
    ];
  }
  if (state === 'unconfirmed') {
    return [
      {
        ...about,
        key: keyOf('allergies-unconfirmed', 'A-100', []),
        kind: 'allergies-unconfirmed',
        title: 'The allergies on file are not confirmed',
        why: 'What is listed may be wrong or not all.',
        instead: 'Confirm the list with the patient, or write why it cannot be asked.',
        asks: { what: 'allergies' },
      },
    ];
  }
  return [];
}
