import { IconDoorEnter } from '@tabler/icons-react';
import type { Appointment } from '#contract/appointments/appointments.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { useArrive } from './queries.ts';

/** At the desk, for whoever comes without a phone. */
export function ArrivedButton({ appointment: { id, patient, doctor, date, time } }: { appointment: Appointment }) {
  const arrive = useArrive(id);
  return (
    <Button
      icon={<IconDoorEnter aria-hidden />}
      isBusy={arrive.isPending}
      aria-label={`Arrived: ${patient} for the visit, ${date} ${time}`}
      onClick={() =>
        mutateDetached(arrive, undefined, {
          onSuccess: () => toast.success(`${patient} has arrived`, `${doctor} sees it.`),
          onError: (error) => toast.error('The arrival was not noted.', sentenceFor(error)),
        })
      }
    >
      Arrived
    </Button>
  );
}
