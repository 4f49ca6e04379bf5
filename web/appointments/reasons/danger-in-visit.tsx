import type { Appointment } from '#contract/appointments/appointments.ts';
import { useClinic } from '#web/api/clinic.ts';
import { emergencyNumberOfPage } from '#web/emergency-number.ts';
import { t, tRich } from '#web/language/say.ts';
import { ButtonAnchor } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';

type Visit = Pick<Appointment, 'reasonDanger'>;

/** A booking is no help in an emergency: it goes on saying so while the visit lies ahead. */
export const namesDanger = ({ reasonDanger }: Visit): boolean =>
  reasonDanger !== undefined && reasonDanger !== 'unread';

function useNumbers() {
  const { data } = useClinic();
  return { number: data?.emergencyNumber ?? emergencyNumberOfPage(), crisisLine: data?.crisisLine };
}

/** After booking, where somebody has named a danger in the reason. */
export function DangerInVisit({ visit }: { visit: Visit }) {
  const { number, crisisLine } = useNumbers();
  return (
    <AlertBox tone="urgent" title={t('Do not wait for a visit if it is so now.')}>
      <div className="stack gap-12">
        <p>{t('What you wrote may be an emergency. Call now, the appointment stays yours.')}</p>
        {visit.reasonDanger === 'crisis' && crisisLine && (
          <ButtonAnchor look="danger" isBlock href={`tel:${crisisLine.number}`}>
            {t('Call {number}', { number: crisisLine.number })} {crisisLine.name && `, ${crisisLine.name}`}
          </ButtonAnchor>
        )}
        <ButtonAnchor look="danger" isBlock href={`tel:${number}`}>
          {t('Call {number}', { number })}
        </ButtonAnchor>
      </div>
    </AlertBox>
  );
}

/** The same in a line: in the list of one's visits, and wherever what was written could not be read. */
export function DangerLine({ visit: { reasonDanger } }: { visit: Visit }) {
  const { number } = useNumbers();
  const call = { number: <a href={`tel:${number}`}>{number}</a> };
  return (
    <span className="ink semibold">
      {reasonDanger === 'unread'
        ? tRich('What you wrote is not checked for danger yet. If you may be in danger now, call {number}.', call)
        : tRich('What you wrote may be an emergency. If it is so now, call {number}.', call)}
    </span>
  );
}
