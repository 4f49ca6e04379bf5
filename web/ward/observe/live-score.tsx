import {
  IconActivity,
  IconAlertCircle,
  IconAlertTriangle,
  IconCheck,
  IconCircleDashed,
  IconUrgent,
} from '@tabler/icons-react';
import type { News2 } from '../../../contract/inpatients.ts';
import type { Scored, WardStatus } from '../../../contract/news2.ts';
import { timeOfDay } from '../../ui/time.ts';
import { STATUS_WORDS } from '../words.ts';
import styles from './live-score.module.css';
import { asksForNext, whyNoScore } from './what-saving-does.ts';

const ICONS: Record<WardStatus, typeof IconCheck> = {
  critical: IconAlertCircle,
  attention: IconAlertTriangle,
  stable: IconCheck,
};

type LiveScoreProps = { scored: Scored; news2: News2 | null; timeZone: string; isEmpty: boolean };

/** The score of what is typed, and what saving it will do. Announced in a pause. */
export function LiveScore({ scored, news2, timeZone, isEmpty }: LiveScoreProps) {
  const { score, status, hasThree } = scored;
  if (score === null || status === null)
    return <NoScore scored={scored} news2={news2} timeZone={timeZone} isEmpty={isEmpty} />;
  const Icon = ICONS[status];
  return (
    <section className={`${styles.live} ${styles[status]}`} aria-live="polite" aria-label="Score of this set">
      <div className={styles.figure}>
        <b>{score}</b>
        <p>
          <strong>
            <Icon aria-hidden />
            {STATUS_WORDS[status]}
          </strong>
          <span>NEWS2{news2 && `, ${comparedWith(score, news2.score)} ${timeOfDay(news2.at, timeZone)}`}</span>
        </p>
      </div>
      <ul>
        {score >= 7 && (
          <li>
            <IconUrgent aria-hidden />
            <span>
              Saving raises an <b>emergency alert</b> to every doctor and nurse
            </span>
          </li>
        )}
        {score < 7 && hasThree && (
          <li>
            <IconAlertTriangle aria-hidden />
            One reading scores 3: attention, whatever the sum is
          </li>
        )}
        <li>
          <IconActivity aria-hidden />
          {asksForNext(score, hasThree)}
        </li>
      </ul>
    </section>
  );
}

function comparedWith(score: number, before: number): string {
  if (score === before) return `still ${before} as at`;
  return score > before ? `up from ${before} at` : `down from ${before} at`;
}

function NoScore({ scored, news2, timeZone, isEmpty }: LiveScoreProps) {
  return (
    <section
      className={`${styles.live} ${scored.hasThree ? styles.attention : styles.none}`}
      aria-live="polite"
      aria-label="Score of this set"
    >
      <div className={styles.figure}>
        <IconCircleDashed aria-hidden />
        <p>
          <strong>No score yet</strong>
          <span>
            {isEmpty && scored.notScored === 'partial' ? 'NEWS2 needs all seven readings.' : whyNoScore(scored)}
          </span>
        </p>
      </div>
      {scored.hasThree && (
        <ul>
          <li>
            <IconAlertTriangle aria-hidden />
            <span>
              One reading scores 3: saving sets <b>Attention</b> and asks for the rest
            </span>
          </li>
        </ul>
      )}
      {news2 && (
        <p className={styles.before}>
          Last score {news2.score}, at {timeOfDay(news2.at, timeZone)}
        </p>
      )}
    </section>
  );
}
