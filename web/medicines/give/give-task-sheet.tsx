import type { MedicationTask } from '#contract/medication-tasks.ts';
import { AlertBox } from '#web/ui/alert-box.tsx';
import { Button } from '#web/ui/button.tsx';
import { useTimeZone } from '#web/ui/clinic-time.ts';
import { ErrorMessage } from '#web/ui/error-message.tsx';
import { Sheet, SheetBody } from '#web/ui/sheet.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { timeOfDay } from '#web/ui/time.ts';
import { useMedicationTask } from '../queries.ts';
import { factsOfTask } from './dose-facts.ts';
import { GiveForm } from './give-form.tsx';

type GiveTaskSheetProps = {
  task: MedicationTask | null;
  signedAs: string;
  isAway: boolean;
  onClose: () => void;
  onLeave: (task: MedicationTask) => void;
};

/** Asks for the dose as it stands at this moment: the order, the allergies, and whether someone has given it. */
export function GiveTaskSheet({ task, onClose, onLeave, ...about }: GiveTaskSheetProps) {
  const timeZone = useTimeZone();
  const asked = useMedicationTask(task?.id ?? null);
  const fresh = asked.data;
  return (
    <Sheet isOpen={task !== null} onClose={onClose} title="Give this medicine" isWide>
      {!fresh && (
        <SheetBody>
          {asked.isError ? (
            <ErrorMessage error={asked.error} onRetry={() => void asked.refetch()} />
          ) : (
            <Skeleton lines={8} />
          )}
        </SheetBody>
      )}
      {fresh && fresh.administration === null && (
        <GiveForm
          key={fresh.id}
          kind="given"
          id={fresh.id}
          facts={factsOfTask(fresh)}
          {...about}
          onClose={onClose}
          onLeave={() => onLeave(fresh)}
        />
      )}
      {fresh?.administration && (
        <SheetBody>
          <AlertBox tone="info" title="This dose has been recorded already." role="alert">
            {fresh.administration.by}, {timeOfDay(fresh.administration.at, timeZone)}: {fresh.administration.outcome},{' '}
            {fresh.administration.dosage} {fresh.administration.route}.
          </AlertBox>
          <Button isBlock onClick={onClose}>
            Close
          </Button>
        </SheetBody>
      )}
    </Sheet>
  );
}
