import type { BackupsReply } from '#contract/clinic/backups.ts';
import { mutateDetached } from '../mutate-detached.ts';
import { sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { useNow } from '../ui/time/now.ts';
import { dayAndTime } from '../ui/time/time.ts';
import { useReleaseOutgoing } from './queries.ts';

type Held = NonNullable<BackupsReply['held']>;

const CHOICES = [
  { isDiscarding: true, name: 'Discard them, then send' },
  { isDiscarding: false, name: 'Send them all' },
];

const NOTHING_QUEUED = [{ isDiscarding: false, name: 'Let mails and texts leave' }];

/** After a restore nothing leaves the clinic until two administrators say yes to the same. */
export function OutgoingHold({ held }: { held: Held }) {
  const timeZone = useTimeZone();
  const now = useNow();
  const releasing = useReleaseOutgoing();
  const { agreedBy, isAgreedByMe, isDiscarding } = held;
  const release = (choice: boolean) =>
    mutateDetached(releasing, choice, { onError: (error) => toast.error(sentenceFor(error)) });
  return (
    <AlertBox tone="attention" title="Restored: nothing leaves this clinic yet.">
      <p className="mb-8">
        {`It is as it was ${dayAndTime(held.madeAt, timeZone, now)}. ${queuedInWords(held)} Work on the screens goes on. ${secondInWords(held)}`}
      </p>
      <p className="mb-8">
        What was closed since then is open again. Before people come in, close under People the accounts of those who
        left, and have the desk look at who acts for whom. Codes and invitations are void; screens of the waiting room
        need a new key.
      </p>
      <div className="row wrap gap-12">
        {(held.mails + held.notices > 0 ? CHOICES : NOTHING_QUEUED).map((choice) => {
          const isProposed = agreedBy !== null && isDiscarding === choice.isDiscarding;
          return (
            <Button
              key={choice.name}
              look={isProposed && !isAgreedByMe ? 'primary' : 'secondary'}
              isBusy={releasing.isPending}
              disabled={isProposed && isAgreedByMe}
              onClick={() => release(choice.isDiscarding)}
            >
              {isProposed && !isAgreedByMe ? `Agree: ${choice.name.toLowerCase()}` : choice.name}
            </Button>
          );
        })}
      </div>
    </AlertBox>
  );
}

export function queuedInWords({ mails, notices }: Pick<Held, 'mails' | 'notices'>): string {
  if (mails + notices === 0) return 'Nothing was queued then.';
  const parts = [mails === 1 ? '1 mail' : `${mails} mails`, notices === 1 ? '1 text' : `${notices} texts`];
  return `${parts.join(' and ')} were queued then, and may have been sent since.`;
}

export function secondInWords({ isAlone, agreedBy, isAgreedByMe }: Held): string {
  if (isAlone) return 'You are the only administrator: your yes is enough.';
  if (isAgreedByMe) return 'You agreed. A second administrator has to agree to the same.';
  return agreedBy ? `${agreedBy} agreed; yours is the second yes.` : 'Two administrators have to agree.';
}
