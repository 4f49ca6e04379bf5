import { useRef } from 'react';
import type { Appointment } from '#contract/appointments/appointments.ts';
import { DESK_CODE_DIGITS } from '#contract/appointments/arrivals.ts';
import type { SectionOf } from '#contract/screen-links.ts';
import { asSentences } from '#web/language/as-sentences.ts';
import { t } from '#web/language/say.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { useFocusKept } from '#web/ui/keyboard/keeps-focus.tsx';
import { useArrive } from './queries.ts';

/** In any script. */
const FOUR_DIGITS = new RegExp(`^\\p{Nd}{${DESK_CODE_DIGITS}}$`, 'u');

type ArriveDialogProps = { isOpen: boolean; onClose: () => void; appointment: Appointment };

/** Only whoever stands at the desk can read the code. */
export function ArriveDialog({ isOpen, onClose, appointment }: ArriveDialogProps) {
  // The button that opened it leaves with the arrival.
  const section = document.getElementById('appointments' satisfies SectionOf<'/book'>);
  useFocusKept(useRef(section ?? document.querySelector<HTMLElement>('main')), true);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('Say that you are here')} size="small">
      <ArriveForm appointment={appointment} onClose={onClose} />
    </Dialog>
  );
}

function ArriveForm({ appointment, onClose }: Omit<ArriveDialogProps, 'isOpen'>) {
  const { id, doctor, time } = appointment;
  const arrive = useArrive(id);
  const form = useEndpointForm({
    initial: { code: '' },
    // What cannot be the code is not sent: five wrong ones, and only the desk can help.
    check: ({ code }): { code?: string } =>
      FOUR_DIGITS.test(code.trim()) ? {} : { code: t('Type the four digits that are shown at the desk.') },
    send: ({ code }) => arrive.mutateAsync(code),
    onSent: () => {
      toast.success(t('The clinic knows that you are here'), t('Take a seat. You will be called.'));
      onClose();
    },
  });
  return (
    <form className="stack gap-16" onSubmit={form.submit} noValidate>
      <p>{asSentences(`${doctor}, ${time}`)}</p>
      <TextField
        label={t('Code at the desk')}
        hint={t('Four digits. It changes every hour.')}
        {...form.field('code')}
        isCode
        inputMode="numeric"
        autoComplete="off"
        maxLength={DESK_CODE_DIGITS}
      />
      {form.failureElsewhere && (
        <AlertBox tone="urgent" title={sentenceFor(form.failureElsewhere)} role="alert" ref={form.failureBox} />
      )}
      <DialogActions>
        <Button onClick={onClose}>{t('Not now')}</Button>
        <Button type="submit" look="primary" isBusy={form.isSending} busyText={t('Sending…')}>
          {t('I am here')}
        </Button>
      </DialogActions>
    </form>
  );
}
