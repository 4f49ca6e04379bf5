import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { scheduledAge } from '../growth/growth-words.ts';
import { useVaccineSchedule } from '../schedule/queries.ts';
import { useConfirmSchedule } from './queries.ts';
import styles from './vaccines.module.css';

/** A doctor reads every line of the schedule, and answers for this version. */
export function ConfirmScheduleDialog({ version, onClose }: { version: number; onClose: () => void }) {
  const confirm = useConfirmSchedule();
  const query = useVaccineSchedule();
  return (
    <Dialog isOpen onClose={onClose} title={`The schedule, version ${version}`} size="large">
      <div className="stack gap-16">
        <QueryView query={query} lines={12}>
          {(schedule) => (
            <ul aria-label={schedule.name}>
              {schedule.doses.map((dose) => (
                <li key={dose.code} className={styles.line}>
                  <div className="min-0 breakable">
                    <b className="semibold">{dose.name}</b>
                    <div className="text-sm">
                      {[
                        `Due at ${scheduledAge(dose.dueAge)}`,
                        `overdue from ${scheduledAge(dose.overdueAge)}`,
                        `counts from ${dose.leastAge}`,
                        dose.onlyBefore ? `only before ${dose.onlyBefore}` : 'at any age',
                        dose.leastGap && `${dose.leastGap} after ${dose.afterCode}`,
                        dose.isLive && 'live',
                      ]
                        .filter(Boolean)
                        .join(', ')}
                    </div>
                    {dose.lateWords && <div className="text-sm">{dose.lateWords}</div>}
                    <div className="faint text-sm">{dose.source}</div>
                  </div>
                </li>
              ))}
            </ul>
          )}
        </QueryView>
        {confirm.error && <AlertBox tone="urgent" title={sentenceFor(confirm.error)} />}
        <DialogActions>
          <Button onClick={onClose}>Close</Button>
          <Button
            look="primary"
            // Only what was shown can be confirmed.
            disabled={query.data?.version !== version}
            isBusy={confirm.isPending}
            onClick={() =>
              confirm.mutate(version, {
                onSuccess: () => {
                  toast.success('Confirmed');
                  onClose();
                },
              })
            }
          >
            I have read it and confirm it
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
