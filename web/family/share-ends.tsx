import type { ActedFor } from '#contract/patients/family.ts';
import { firstNameOf } from '#web/acting-for.ts';
import { t } from '#web/language/say.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { EndButton } from './end-button.tsx';
import { useEndAccess, useStartOwnLogin } from './ways-in-queries.ts';

/** How acting for someone goes over to them, or ends. */
export function ShareEnds({ share }: { share: ActedFor }) {
  const name = firstNameOf(share.name);
  const ending = useEndAccess();
  const asking = useStartOwnLogin();
  return (
    <>
      {share.can.startLogin && (
        <Button
          look="quiet"
          isBusy={asking.isPending}
          onClick={() =>
            mutateDetached(asking, share.id, {
              onSuccess: () =>
                toast.success(
                  t('The desk knows that {name} wants a login', { name }),
                  t('The desk gives the code to {name} in person.', { name }),
                ),
              onError: (error) => toast.error(t('The desk was not asked'), sentenceFor(error)),
            })
          }
        >
          {t('Ask for an own login for {name}', { name })}
        </Button>
      )}
      {share.can.end && (
        <EndButton
          label={t('Stop acting for {name}', { name })}
          title={t('Stop acting for {name}?', { name })}
          run={() => ending.mutateAsync(share.id)}
          done={t('You no longer act for {name}', { name })}
        >
          {share.relation === 'guardian'
            ? t('You see nothing of {name} from then on. Only the desk can make you guardian again.', { name })
            : t('You see nothing of {name} from then on, until they invite you again.', { name })}
        </EndButton>
      )}
    </>
  );
}
