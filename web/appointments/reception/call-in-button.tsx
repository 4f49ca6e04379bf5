import { IconDoorEnter } from '@tabler/icons-react';
import type { Appointment } from '#contract/appointments/appointments.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { useNoteVisit } from './queries.ts';

/** The doctor asks whoever has arrived to come in: the board in the waiting room calls the token. */
export function CallInButton({ appointment: { id, version, patient, token } }: { appointment: Appointment }) {
  const noting = useNoteVisit();
  return (
    <Button
      icon={<IconDoorEnter aria-hidden />}
      isBusy={noting.isPending}
      aria-label={`Call in ${patient}`}
      onClick={() =>
        mutateDetached(
          noting,
          { id, act: 'with-doctor', version },
          {
            onSuccess: () => toast.success(`${patient} is called in`, token && `The board calls ${token}.`),
            onError: (error) => toast.error(sentenceFor(error)),
          },
        )
      }
    >
      Call in
    </Button>
  );
}
