import { type FormEvent, useState } from 'react';
import { mutateDetached } from '#web/mutate-detached.ts';
import { ApiRefusal, sentenceFor } from '#web/refusal.ts';
import { AlertBox } from '#web/ui/alert-box.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { dayInFull } from '#web/ui/zoned-time.ts';
import { useAddSession } from './schedule-queries.ts';
import { SessionFields, wrongIn } from './session-fields.tsx';

type ExtraSessionDialogProps = { day: string; isOpen: boolean; onClose: () => void };

export function ExtraSessionDialog({ day, isOpen, onClose }: ExtraSessionDialogProps) {
  const [session, setSession] = useState({ firstStart: '18:30', lastStart: '19:45' });
  const adding = useAddSession();
  const wrong = wrongIn(session);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (wrong) return;
    mutateDetached(
      adding,
      { date: day, ...session },
      {
        onSuccess: () => {
          toast.success('Extra session', `${session.firstStart} to ${session.lastStart} on ${dayInFull(day)}.`);
          onClose();
        },
      },
    );
  };
  const said = adding.error instanceof ApiRefusal ? Object.values(adding.error.fields)[0] : undefined;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`Extra session on ${dayInFull(day)}`} size="small">
      <form onSubmit={add} noValidate>
        <p>Beyond your weekly hours, for this day only.</p>
        <SessionFields session={session} onChange={setSession} error={wrong} />
        {adding.error && <AlertBox tone="urgent" title={said ?? sentenceFor(adding.error)} />}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" isBusy={adding.isPending}>
            Add session
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
