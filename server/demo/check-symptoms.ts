// What some patients told the symptom check before they asked for a visit. The others booked without one, as people do.

import { fixedClock } from '../platform/clock.ts';
import type { Deps } from '../platform/deps.ts';
import { analyzeSymptoms } from '../triage/answering/analyze-symptoms.ts';
import type { CastPatient } from './cast.ts';

/** By the reason they gave for the visit. */
const TOLD: Record<string, string> = {
  'Migraine review':
    'Throbbing headache on the right side about twice a week, light hurts and I feel sick. It is like my usual migraine.',
  'Cough and fever':
    'I have had a cough with yellow phlegm for five days and a temperature of 38.6. I am a little short of breath when I climb stairs.',
  'Knee pain, worse after walking':
    'My left knee aches after walking and is stiff for ten minutes in the morning. It has been like this for months. No fever, no injury.',
  'Itchy rash on both arms':
    'An itchy red rash on the inside of both elbows for two weeks, dry skin, no fever, no blisters.',
  'Burning when passing water':
    'Burning when I pass urine and I have to go very often since two days. No fever and no back pain. I am not pregnant.',
  'Ankles swell in the evening': 'Both ankles swell in the evening since I take the new tablets. I am not breathless.',
  'Breathless on the stairs':
    'I get out of breath on the stairs, slowly more over the last months. A cough in the morning. No chest pain, no fever.',
  'Palpitations at night':
    'Palpitations for some minutes at night, two or three times a week. No chest pain, no fainting, not short of breath.',
  'Back pain at the desk':
    'Low back pain after sitting at the desk for three weeks. No numbness, no weakness, I can control my bladder.',
  'Hay fever': 'Sneezing, a runny nose and itchy eyes every morning since the trees flower. No fever.',
  'Tired and light-headed': 'I feel tired and light-headed when I stand up, for about a week. I have not fainted.',
  'Dry skin on the hands': 'The skin on my hands is dry, cracked and itchy since I wash them so often, for two months.',
};

/** Done a few minutes before the booking; answers the check to attach, where there was one. */
export async function checkSymptoms(
  deps: Deps,
  { patient, reason, askedAt }: { patient: CastPatient; reason: string; askedAt: Date },
): Promise<string | undefined> {
  const symptoms = TOLD[reason];
  if (!symptoms) return undefined;
  const clock = fixedClock(new Date(askedAt.getTime() - 4 * 60_000));
  // Nobody waits for these answers: a machine that is busy while it fills the clinic may take longer over them.
  const config = { ...deps.config, symptomBudgetMs: 10_000 };
  const { resultId } = await analyzeSymptoms({ ...deps, clock, config }, patient.actor, { symptoms });
  return resultId ?? undefined;
}
