import { useQuery } from '@tanstack/react-query';
import { type ComingVisit, listVisitsOfPatient } from '#contract/appointments/leaving.ts';
import { call } from '#web/api.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { TextArea } from '#web/ui/fields/text-field.tsx';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { dayInFull } from '#web/ui/time/zoned-time.ts';
import { useDeactivate } from './desk-queries.ts';

type DeactivateDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  patientId: string;
  name: string;
  /** Where no mail goes: the number to call. */
  phoneToCall?: string | null;
};

/** Closing a login cancels what is still booked: it is shown first. */
export function DeactivateDialog({ isOpen, onClose, patientId, name, phoneToCall = null }: DeactivateDialogProps) {
  const coming = useQuery({
    queryKey: ['appointments', 'leaving', patientId],
    queryFn: ({ signal }) => call(listVisitsOfPatient, { params: { id: patientId }, signal }),
    enabled: isOpen,
    // No visit at all is an answer, too.
    select: (visits) => ({ visits }),
  });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`Deactivate ${name}?`} size="small">
      <p>The login closes. The record stays, and the login can be opened again here.</p>
      <QueryView query={coming} lines={3}>
        {({ visits }) => <DeactivateForm {...{ patientId, visits, onClose, phoneToCall }} />}
      </QueryView>
    </Dialog>
  );
}

type DeactivateFormProps = {
  patientId: string;
  visits: readonly ComingVisit[];
  onClose: () => void;
  phoneToCall: string | null;
};

function DeactivateForm({ patientId, visits, onClose, phoneToCall }: DeactivateFormProps) {
  const deactivate = useDeactivate(patientId);
  const { field, submit, isSending, failure, failureBox } = useEndpointForm({
    needed: visits.length > 0 ? { reason: 'Reason is needed.' } : {},
    initial: { reason: '' },
    send: ({ reason }) => {
      const list = visits.map(({ id, version }) => ({ id, version }));
      return deactivate.mutateAsync(visits.length > 0 ? { reason: reason.trim(), visits: list } : {});
    },
    onSent: onClose,
  });
  return (
    <form className="stack gap-16" onSubmit={submit} noValidate>
      {visits.length > 0 && (
        <>
          <AlertBox
            tone="attention"
            title={visits.length === 1 ? 'A visit is cancelled.' : `${visits.length} visits are cancelled.`}
          >
            <ul>
              {visits.map(({ id, date, time, doctor }) => (
                <li key={id}>
                  {dayInFull(date)}, {time}, {doctor}
                </li>
              ))}
            </ul>
            <p>
              {phoneToCall
                ? `The doctors are told. The patient has no confirmed e-mail address: call ${phoneToCall}.`
                : 'The patient and the doctors are told.'}
            </p>
          </AlertBox>
          <TextArea label="Reason" hint="The patient reads it." rows={2} maxLength={300} {...field('reason')} />
        </>
      )}
      {failure && <AlertBox tone="urgent" title={sentenceFor(failure)} ref={failureBox} />}
      <DialogActions>
        <Button onClick={onClose}>Keep it</Button>
        <Button type="submit" look="danger" isBusy={isSending}>
          Deactivate
        </Button>
      </DialogActions>
    </form>
  );
}
