import type { Appointment } from '#contract/appointments/appointments.ts';
import { t } from '#web/language/say.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { zoneInWords } from '#web/ui/time/time.ts';
import { dayInFull } from '#web/ui/time/zoned-time.ts';
import { useCancelAppointment } from '../queries.ts';

type CancelDialogProps = { isOpen: boolean; onClose: () => void; appointment: Appointment };

export function CancelDialog({ isOpen, onClose, appointment }: CancelDialogProps) {
  const { id, doctor, date, time, timeZone } = appointment;
  const cancel = useCancelAppointment();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('Cancel this appointment?')}
      yes={t('Cancel appointment')}
      no={t('Keep it')}
      run={() => cancel.mutateAsync(id)}
      onDone={() => toast.success(t('Appointment cancelled'), t('The doctor has been told.'))}
    >
      {t('{doctor}, {day}, {time} ({timeZone}). The time becomes free for others.', {
        doctor,
        day: dayInFull(date),
        time,
        timeZone: zoneInWords(timeZone),
      })}
    </ConfirmDialog>
  );
}
