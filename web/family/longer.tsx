// Whoever helps asks for more time, and the person answers.
import { useState } from 'react';
import type { ActedFor, ActingForMe, Family } from '#contract/patients/family.ts';
import { firstNameOf } from '#web/acting-for.ts';
import { t, tCount } from '#web/language/say.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { SelectField } from '#web/ui/fields/text-field.tsx';
import { useAnswerLonger, useAskForLonger } from './ways-in-queries.ts';

/** That I asked is said until they answer. */
export const LongerAsked = ({ share }: { share: ActedFor }) =>
  share.longerAskedAt && (
    <p className="muted text-sm">
      {t('You asked for longer. {name} has not answered yet.', { name: firstNameOf(share.name) })}
    </p>
  );

export function AskForLonger({ share }: { share: ActedFor }) {
  const asking = useAskForLonger();
  const name = firstNameOf(share.name);
  if (!share.can.askLonger) return null;
  return (
    <Button
      look="quiet"
      isBusy={asking.isPending}
      onClick={() =>
        mutateDetached(asking, share.id, {
          onSuccess: () =>
            toast.success(
              t('{name} is asked', { name }),
              t('You will be told the answer. Until then nothing changes.'),
            ),
          onError: (error) => toast.error(t('{name} was not asked', { name }), sentenceFor(error)),
        })
      }
    >
      {t('Ask {name} for longer', { name })}
    </Button>
  );
}

/** Half a year, or what the clinic allows. */
const USUAL_MONTHS = 6;

export function AnswerLonger({ one, ages }: { one: ActingForMe; ages: Family['ages'] }) {
  const answering = useAnswerLonger();
  const [months, setMonths] = useState(Math.min(USUAL_MONTHS, ages.helpMonths));
  const name = firstNameOf(one.name);
  if (!one.longerAskedAt) return null;
  const answer = (given: number | null) =>
    mutateDetached(
      answering,
      { id: one.id, months: given },
      {
        onSuccess: () =>
          toast.success(
            given === null
              ? t('It ends on its day, and {name} knows it', { name })
              : t('{name} may help you for longer', { name }),
          ),
        onError: (error) => toast.error(t('It was not changed'), sentenceFor(error)),
      },
    );
  return (
    <fieldset className="stack gap-12" disabled={answering.isPending}>
      <legend className="mb-8 p-0 semibold">{t('{name} asks to help you for longer', { name })}</legend>
      <SelectField label={t('Until when?')} value={months} onChange={({ target }) => setMonths(Number(target.value))}>
        {Array.from({ length: ages.helpMonths }, (_, n) => n + 1).map((n) => (
          <option key={n} value={n}>
            {tCount('{n} month from today', '{n} months from today', n)}
          </option>
        ))}
      </SelectField>
      <div className="row wrap gap-8">
        <Button look="primary" isBusy={answering.isPending} onClick={() => answer(months)}>
          {t('Yes, for that long')}
        </Button>
        <Button onClick={() => answer(null)}>{t('No, it ends on its day')}</Button>
      </div>
    </fieldset>
  );
}
