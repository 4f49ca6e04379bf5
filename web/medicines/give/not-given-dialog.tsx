import { type MedicationTask, NOT_GIVEN } from '#contract/medicines/medication-tasks.ts';
import { sentenceFor } from '#web/refusal.ts';
import { serverNow } from '#web/server-clock.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { TextArea } from '#web/ui/fields/text-field.tsx';
import { useAttemptKey } from '#web/ui/forms/attempt-key.ts';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { bedName } from '#web/ui/people/bed-tile.tsx';
import { MarkedName } from '#web/ui/people/name-alike.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { timeOfDay } from '#web/ui/time/time.ts';
import { forgetRecord, isUnanswered, keepUnanswered, markInDoubt, markRecorded } from '../lost-records.ts';
import { NeighbourLine } from '../neighbour-line.tsx';
import { type DoseRecord, type NotGiven, useRecordDose } from '../queries.ts';

const WORDS = { held: 'Held', refused: 'Refused', missed: 'Missed' } as const;
const CHOICES = NOT_GIVEN.map((value) => ({ value, label: WORDS[value] }));
const COMMON: Record<(typeof NOT_GIVEN)[number], readonly string[]> = {
  held: ['Doctor asked to hold it', 'Blood pressure too low', 'Nil by mouth'],
  refused: ['Patient does not want it', 'Feels sick'],
  missed: ['Away for an examination', 'Not in stock'],
};

type NotGivenDialogProps = { task: MedicationTask | null; onClose: () => void };

export function NotGivenDialog({ task, onClose }: NotGivenDialogProps) {
  return (
    <Dialog isOpen={task !== null} onClose={onClose} title="Not given">
      {task && <NotGivenForm key={task.id} task={task} onClose={onClose} />}
    </Dialog>
  );
}

type NotGivenFormProps = { task: MedicationTask; onClose: () => void };

/** Held, refused or missed, with a reason. Also a record: made once, and told to the doctor's chart. */
function NotGivenForm({ task, onClose }: NotGivenFormProps) {
  const timeZone = useTimeZone();
  const attempt = useAttemptKey();
  const recording = useRecordDose();
  const { draft, field, choose, submit, isSending, failure, failureBox } = useEndpointForm({
    needed: { reason: 'Reason is needed.' },
    initial: { outcome: 'held' as NotGiven['outcome'], reason: '' },
    send: async ({ outcome, reason }) => {
      const body = { outcome, reason: reason.trim() };
      const record: DoseRecord = { kind: 'not-given', id: task.id, body, key: attempt.keyFor(body) };
      keepUnanswered(record, {
        ...{ medicine: `${task.medication} ${task.dosage}`, patient: `${bedName(task)} ${task.patient}` },
        ...{ inpatientId: task.inpatientId, at: (serverNow() ?? new Date()).toISOString() },
      });
      try {
        const answer = await recording.mutateAsync(record);
        markRecorded(record);
        return answer;
      } catch (error) {
        if (isUnanswered(error)) markInDoubt(record.key);
        else forgetRecord(record.key);
        throw error;
      }
    },
    onSent: (_, { outcome }) => {
      toast.success(`Recorded as ${outcome}`, `${task.medication} ${task.dosage}, ${task.patient}.`);
      onClose();
    },
  });
  return (
    <form className="stack gap-16" onSubmit={submit} noValidate>
      <p>
        <b>
          {bedName(task)} <MarkedName name={task.patient} besides={task.alike?.name} />
        </b>
        , {[task.age, task.sex?.charAt(0).toUpperCase()].filter((each) => each != null).join(' ')}, {task.pud}
        <br />
        {task.medication} {task.dosage}, {task.route}, planned {timeOfDay(task.time, timeZone)}
      </p>
      {task.alike && <NeighbourLine patient={task.patient} other={task.alike} />}
      <ChoiceField
        label="What happened"
        name="not-given"
        choices={CHOICES}
        value={draft.outcome}
        onChoose={(outcome) => choose('outcome', outcome)}
      />
      <div className="row stretch wrap gap-8">
        {COMMON[draft.outcome].map((words) => (
          <Button key={words} onClick={() => choose('reason', words)}>
            {words}
          </Button>
        ))}
      </div>
      <TextArea label="Reason" rows={2} maxLength={300} {...field('reason')} />
      {failure && <AlertBox tone="urgent" title={sentenceFor(failure)} ref={failureBox} />}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look="primary" isBusy={isSending}>
          Record as not given
        </Button>
      </DialogActions>
    </form>
  );
}
