import { MINUTE_MS } from '#contract/durations.ts';
import { inSentence } from '#contract/in-sentence.ts';
import { t } from '#web/language/say.ts';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { useNow } from '#web/ui/time/now.ts';
import { useMyAppointments } from '../queries.ts';

/** Nobody notes that they have gone in: after this long without another call they have. */
const SHOWN_MS = 15 * MINUTE_MS;

/** At the top of Home, from the call on: where to go. */
export function CalledIn() {
  const now = useNow();
  const visit = useMyAppointments().data?.find(
    ({ status, calledAt }) => status === 'approved' && calledAt && now.getTime() - Date.parse(calledAt) < SHOWN_MS,
  );
  if (!visit) return null;
  const { doctor, room, directions, token } = visit;
  return (
    <AlertBox
      tone="attention"
      role="alert"
      title={
        room
          ? t('{doctor} is ready for you, {room}', { doctor, room: inSentence(room) })
          : t('{doctor} is ready for you', { doctor })
      }
    >
      <p>
        {t('Please go in now.')} {directions} {token && t('Your token is {token}.', { token })}
      </p>
    </AlertBox>
  );
}
