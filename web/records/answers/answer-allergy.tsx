import { useState } from 'react';
import type { AllergyDetail, Profile, ProfileForm } from '#contract/patients/profile.ts';
import { Button } from '#web/ui/button.tsx';
import { AllergyFields } from './allergy-fields.tsx';
import { AnswerBox } from './answer-box.tsx';
import { useAnswer } from './use-answer.ts';

const NEW: AllergyDetail = { substance: '', reaction: null, severity: null, source: null };

type AnswerAllergyProps = {
  profile: Profile;
  /** The entry that nobody understands; left out where nobody has asked, or the list is not confirmed. */
  text?: string | undefined;
};

export function AnswerAllergy({ profile, text }: AnswerAllergyProps) {
  const [allergy, setAllergy] = useState(profile.allergyDetails.find(({ substance }) => substance === text) ?? NEW);
  const [isAsked, setAsked] = useState(false);
  const answer = useAnswer(profile.patientId);
  const others = profile.allergyDetails.filter(({ substance }) => substance !== text);
  const isSame = text !== undefined && allergy.substance.trim() === text;
  const isMissing = !allergy.substance.trim() || isSame;
  const send = (form: ProfileForm) => answer.send({ ...form, version: profile.version });
  const save = () => {
    setAsked(true);
    if (isMissing) return;
    const state = text === undefined ? 'listed' : stateWith(profile);
    send({ allergyState: state, allergyDetails: [...others, trimmed(allergy)] });
  };
  return (
    <AnswerBox
      label={text === undefined ? 'Enter an allergy' : `Say what “${text}” was`}
      save="Save allergy and check again"
      onSave={save}
      isBusy={answer.isBusy}
      error={answer.error}
      others={
        <OtherAnswers {...{ profile, others, text }} isBusy={answer.isBusy} onAnswer={(allergies) => send(allergies)} />
      }
    >
      <AllergyFields
        allergy={allergy}
        error={isAsked && isMissing ? (isSame ? 'Write the substance alone.' : 'Substance is needed.') : undefined}
        onChange={(changes) => setAllergy((old) => ({ ...old, ...changes }))}
      />
    </AnswerBox>
  );
}

/** One answer does not confirm the rest of an unconfirmed list. */
const stateWith = ({ allergyState }: Profile) => (allergyState === 'unconfirmed' ? 'unconfirmed' : 'listed');

const trimmed = ({ substance, reaction, ...rest }: AllergyDetail): AllergyDetail => ({
  ...rest,
  substance: substance.trim(),
  reaction: reaction?.trim() || null,
});

type OtherAnswersProps = {
  profile: Profile;
  others: AllergyDetail[];
  text: string | undefined;
  isBusy: boolean;
  onAnswer: (allergies: Pick<ProfileForm, 'allergyState' | 'allergyDetails'>) => void;
};

function OtherAnswers({ profile, others, text, isBusy, onAnswer }: OtherAnswersProps) {
  if (text !== undefined)
    return (
      <Button
        disabled={isBusy}
        onClick={() =>
          onAnswer({
            allergyState: others.length > 0 ? stateWith(profile) : 'none-known',
            allergyDetails: others,
          })
        }
      >
        Not an allergy
      </Button>
    );
  if (others.length > 0)
    return (
      <Button disabled={isBusy} onClick={() => onAnswer({ allergyState: 'listed', allergyDetails: others })}>
        Confirmed: {others.map(({ substance }) => substance).join(', ')}
      </Button>
    );
  return (
    <Button disabled={isBusy} onClick={() => onAnswer({ allergyState: 'none-known', allergyDetails: [] })}>
      Asked: no known allergies
    </Button>
  );
}
