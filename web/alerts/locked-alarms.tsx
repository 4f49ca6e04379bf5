import { IconMessage, IconUrgent } from '@tabler/icons-react';
import type { glanceAtAlarms } from '#contract/alerts.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { useNow } from '../ui/time/now.ts';
import { ageOf, SOURCE_WORDS } from './alert-words.ts';
import styles from './locked-alarms.module.css';
import { useGlance } from './queries.ts';
import { useAlarmSound } from './sound/alarm-sound.ts';
import { isSilent, type Loudspeaker, useLoudspeaker } from './sound/loudspeaker.ts';
import { SoundOff } from './sound/sound-off.tsx';

type Glance = ReplyOf<typeof glanceAtAlarms>;

/**
 * Shows on a locked screen how many alarms are open and how bad the worst is, and sounds. Never a name, a bed or a word of
 * what was written.
 */
export function LockedAlarms() {
  const glance = useGlance().data;
  const now = useNow();
  const loudspeaker = useLoudspeaker();
  useAlarmSound(glance?.rungAt ? [{ id: 'locked', rungAt: glance.rungAt }] : []);
  if (!glance || glance.open + glance.criticalMessages === 0) return null;
  const { open, unacknowledged, criticalMessages, worst } = glance;
  const isWaiting = unacknowledged + criticalMessages > 0;
  return (
    <section className={`row lead-130 ${styles.locked}`} role="alert" aria-label="Emergency">
      {open > 0 ? (
        <IconUrgent size={54} className="fixed" aria-hidden />
      ) : (
        <IconMessage size={54} className="fixed" aria-hidden />
      )}
      <div>
        <h2>{open > 0 ? `Emergency, ${open} open` : messagesInWords(criticalMessages)}</h2>
        <p>
          {worst && `Worst: ${worstInWords(worst)}, for ${ageOf(worst.since, now)}. `}
          {open > 0 && criticalMessages > 0 && `${messagesInWords(criticalMessages)}. `}
          {isWaiting ? untilAcknowledged(loudspeaker) : 'All acknowledged.'}
        </p>
        {isWaiting && <SoundOff />}
      </div>
    </section>
  );
}

const untilAcknowledged = (loudspeaker: Loudspeaker) =>
  isSilent(loudspeaker)
    ? 'It waits until somebody unlocks and acknowledges.'
    : 'It sounds every minute until somebody unlocks and acknowledges.';

const worstInWords = ({ source, score }: NonNullable<Glance['worst']>) =>
  score === null ? SOURCE_WORDS[source].long : `NEWS2 ${score}`;

const messagesInWords = (count: number) => (count === 1 ? '1 critical message' : `${count} critical messages`);
