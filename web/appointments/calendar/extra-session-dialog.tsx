import { ApiRefusal, sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { dayInFull } from '#web/ui/time/zoned-time.ts';
import { useAddSession } from './schedule-queries.ts';
import { SessionFields, type SessionTimes, wrongIn } from './session-fields.tsx';

type ExtraSessionDialogProps = { day: string; isOpen: boolean; onClose: () => void };

export function ExtraSessionDialog({ day, isOpen, onClose }: ExtraSessionDialogProps) {
  const adding = useAddSession();
  const { draft, choose, submit, isSending, failure, failureBox } = useEndpointForm({
    check: ({ session }) => ({ ...(wrongIn(session) && { session: wrongIn(session) }) }),
    initial: { session: { firstStart: '18:30', lastStart: '19:45' } as SessionTimes },
    send: ({ session }) => adding.mutateAsync({ date: day, ...session }),
    onSent: (_, { session }) => {
      toast.success('Extra session', `${session.firstStart} to ${session.lastStart} on ${dayInFull(day)}.`);
      onClose();
    },
  });
  const said = failure instanceof ApiRefusal ? Object.values(failure.fields)[0] : undefined;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`Extra session on ${dayInFull(day)}`} size="small">
      <form onSubmit={submit} noValidate>
        <p>Beyond your weekly hours, for this day only.</p>
        <SessionFields
          session={draft.session}
          onChange={(session) => choose('session', session)}
          error={wrongIn(draft.session)}
        />
        {failure && <AlertBox tone="urgent" title={said ?? sentenceFor(failure)} ref={failureBox} />}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" isBusy={isSending}>
            Add session
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
