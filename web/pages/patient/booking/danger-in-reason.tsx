import { useDangerWhileTyping } from '#web/inbox/danger-while-typing.ts';
import { t, tRich } from '#web/language/say.ts';
import { useTriageClinic } from '#web/pages/symptoms/triage-clinic.ts';
import { ButtonAnchor } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';

/**
 * A danger read in the reason of a visit: the numbers come before the times. It stops no booking, because what was so last week is
 * a good reason for one, and says nothing more where nothing was read.
 */
export function DangerInReason({ text }: { text: string }) {
  const danger = useDangerWhileTyping(text);
  const { emergencyNumber, crisisLine } = useTriageClinic();
  if (!danger) return null;
  return (
    <AlertBox tone="urgent" title={t('Do not wait for a visit if it is so now.')}>
      <div className="stack gap-12">
        <p>
          {danger.words
            ? tRich('You are writing {words}.', { words: <b>{danger.words}</b> })
            : t('What you write may be an emergency.')}{' '}
          {t('Call first. Book for what is over, or for afterwards.')}
        </p>
        {danger.isCrisis && crisisLine && (
          <ButtonAnchor look="danger" isBlock href={`tel:${crisisLine.number}`}>
            {t('Call {number}', { number: crisisLine.number })} {crisisLine.name && `, ${crisisLine.name}`}
          </ButtonAnchor>
        )}
        <ButtonAnchor look="danger" isBlock href={`tel:${emergencyNumber}`}>
          {t('Call {number}', { number: emergencyNumber })}{' '}
        </ButtonAnchor>
      </div>
    </AlertBox>
  );
}
