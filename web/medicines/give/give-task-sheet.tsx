import type { MedicationTask } from '#contract/medicines/medication-tasks.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet, SheetBody } from '#web/ui/dialog/sheet.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { ErrorMessage } from '#web/ui/feedback/error-message.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { timeOfDay } from '#web/ui/time/time.ts';
import { useMedicationTask } from '../queries.ts';
import { factsOfTask } from './dose-facts.ts';
import { GiveForm } from './give-form.tsx';

type GiveTaskSheetProps = {
  taskId: string | null;
  signedAs: string;
  isAway: boolean;
  onClose: () => void;
  onLeave: (task: MedicationTask) => void;
};

/** Asks for the dose as it stands at this moment: the order, the allergies, and whether someone has given it. */
export function GiveTaskSheet({ taskId, onClose, onLeave, ...about }: GiveTaskSheetProps) {
  const timeZone = useTimeZone();
  const asked = useMedicationTask(taskId);
  const fresh = asked.data;
  return (
    <Sheet isOpen={taskId !== null} onClose={onClose} title="Give this medicine" isWide>
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
          onLeave={fresh.ended ? undefined : () => onLeave(fresh)}
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
