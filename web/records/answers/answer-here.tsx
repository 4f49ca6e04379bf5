import type { FindingAsk } from '#contract/medicines/medicines.ts';
import type { Profile } from '#contract/patients/profile.ts';
import { AnswerAge } from './answer-age.tsx';
import { AnswerAllergy } from './answer-allergy.tsx';
import { AnswerContraception } from './answer-contraception.tsx';
import { AnswerHomeMedicine } from './answer-home-medicine.tsx';
import { AnswerKidney } from './answer-kidney.tsx';
import { AnswerPregnancy } from './answer-pregnancy.tsx';
import { AnswerWeight } from './answer-weight.tsx';

export type AnswerHereProps = { ask: FindingAsk; profile: Profile; today: string };

/** What a card of the safety check asks for is entered within the card. */
export function AnswerHere({ ask: { what, text }, profile, today }: AnswerHereProps) {
  if (what === 'allergies') return <AnswerAllergy profile={profile} />;
  if (what === 'allergy') return <AnswerAllergy key={text} profile={profile} text={text} />;
  if (what === 'pregnancy') return <AnswerPregnancy profile={profile} />;
  if (what === 'weight') return <AnswerWeight patientId={profile.patientId} />;
  if (what === 'contraception') return <AnswerContraception profile={profile} />;
  if (what === 'kidney') return <AnswerKidney profile={profile} today={today} />;
  if (what === 'age') return <AnswerAge profile={profile} />;
  if (what === 'home-medicine' && text !== undefined)
    return <AnswerHomeMedicine key={text} profile={profile} text={text} />;
  return null;
}
