import { useState } from 'react';
import { ACCESS_PARTS } from '#contract/endpoint.ts';
import type { ActingForMe, Family } from '#contract/patients/family.ts';
import type { FamilyWeek } from '#contract/patients/family-week.ts';
import { firstNameOf } from '#web/acting-for.ts';
import { t } from '#web/language/say.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { SwitchField } from '#web/ui/fields/switch-field.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { ChangeShareDialog } from './change-share-dialog.tsx';
import { EndButton } from './end-button.tsx';
import { AnswerLonger } from './longer.tsx';
import { useMakeContact, useTellOfMissedDoses } from './queries.ts';
import { allowedToThem, theirEndWords } from './share-words.ts';
import { useEndAccess } from './ways-in-queries.ts';

/** Who may act for me, what that allows and until when, what they are told, and whom to call. */
export function ForMeCard({ week }: { week: FamilyWeek }) {
  const { actForMe } = week.family;
  if (actForMe.length === 0) return null;
  return (
    <Card title={t('Who may act for you')}>
      {week.emergencyContact && (
        <p className="muted mb-8">{t('In an emergency we call {name}.', { name: week.emergencyContact.name })}</p>
      )}
      {actForMe.map((one) => (
        <Someone
          key={one.id}
          one={one}
          ages={week.family.ages}
          isTold={week.told.includes(one.id)}
          contact={week.emergencyContact?.name ?? null}
        />
      ))}
    </Card>
  );
}

function asWhat({ relation, guardianPaper }: ActingForMe): string {
  if (guardianPaper) return t('Legal guardian, by {paper}', { paper: guardianPaper });
  return relation === 'guardian' ? t('Parent or guardian') : t('Helps you');
}

type SomeoneProps = { one: ActingForMe; ages: Family['ages']; isTold: boolean; contact: string | null };

function Someone({ one, ages, isTold, contact }: SomeoneProps) {
  const [telling, making, ending] = [useTellOfMissedDoses(), useMakeContact(), useEndAccess()];
  const [isChanging, setChanging] = useState(false);
  const name = firstNameOf(one.name);
  const sees = one.parts.includes('medicines') || one.parts.includes('everything');
  const failed = (error: unknown) => toast.error(t('It was not changed'), sentenceFor(error));
  return (
    <section className="stack gap-8 ruled py-12" aria-label={one.name}>
      <h3>
        {one.name}
        <span className="block muted text-sm regular">{asWhat(one)}</span>
      </h3>
      <ul className="stack gap-4 lead-135">
        {allowedToThem(one, ages).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <p className="muted text-sm">{theirEndWords(one, ages)}</p>
      <AnswerLonger one={one} ages={ages} />
      {sees && one.state === 'confirmed' && (
        <SwitchField
          isOn={isTold}
          disabled={telling.isPending}
          label={t('Told when you miss a dose')}
          onChange={() => mutateDetached(telling, { id: one.id, isTold: !isTold }, { onError: failed })}
        >
          {t('{name} gets a notice. The lock screen does not say what it is about.', { name })}
        </SwitchField>
      )}
      {one.state === 'confirmed' && contact !== one.name && (
        <div>
          <Button
            isBusy={making.isPending}
            onClick={() =>
              mutateDetached(making, one.id, {
                onSuccess: () => toast.success(t('{name} is your emergency contact', { name })),
                onError: failed,
              })
            }
          >
            {t('Make {name} the emergency contact', { name })}
          </Button>
        </div>
      )}
      <div className="row wrap gap-8">
        {(one.can.change || one.can.showPrivate) && (
          <Button aria-label={t('Change what {name} may do', { name })} onClick={() => setChanging(true)}>
            {t('Change')}
          </Button>
        )}
        {one.can.end && (
          <EndButton
            label={t('End')}
            spokenAs={t('End what {name} may do', { name })}
            title={t('End what {name} may do for you?', { name })}
            run={() => ending.mutateAsync(one.id)}
            done={t('{name} no longer acts for you', { name })}
          >
            {t('{name} sees nothing of you from then on. You can invite them again.', { name })}
          </EndButton>
        )}
      </div>
      {isChanging && (
        <ChangeShareDialog
          share={one}
          mostMonths={one.can.change ? ages.helpMonths : null}
          choices={one.can.change ? ACCESS_PARTS : []}
          asksPrivate={one.can.showPrivate}
          onClose={() => setChanging(false)}
        />
      )}
    </section>
  );
}
