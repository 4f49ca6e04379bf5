import {
  IconActivity,
  IconAlertCircle,
  IconAlertTriangle,
  IconCheck,
  IconCircleDashed,
  IconUrgent,
} from '@tabler/icons-react';
import type { Scored } from '#contract/ward/news2.ts';
import { SCORED_AS_ADULT, type WardStatus } from '#contract/ward/news2-words.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { timeOfDay } from '#web/ui/time/time.ts';
import { notScoredInWords, STATUS_WORDS } from '../words.ts';
import type { AtTheBed } from './at-the-bed.ts';
import styles from './live-score.module.css';
import { asksForNext, isNeverScored, whyNoScore } from './what-saving-does.ts';

const ICONS: Record<WardStatus, typeof IconCheck> = {
  critical: IconAlertCircle,
  attention: IconAlertTriangle,
  stable: IconCheck,
};

type LiveScoreProps = { scored: Scored; inpatient: AtTheBed; isEmpty: boolean };

/** The score of what is typed, and what saving it will do. Announced in a pause. It keeps its height: nothing below it moves. */
export function LiveScore({ scored, inpatient, isEmpty }: LiveScoreProps) {
  const timeZone = useTimeZone();
  const { score, status, hasThree, isAgeUnknown } = scored;
  const { news2 } = inpatient;
  if (score === null || status === null) return <NoScore {...{ scored, inpatient, isEmpty }} />;
  const Icon = ICONS[status];
  return (
    <section
      className={`round-lg surface ${styles.live} ${styles[status]}`}
      aria-live="polite"
      aria-label="Score of this set"
    >
      <div className={`row gap-16 ${styles.figure}`}>
        <b>{score}</b>
        <p>
          <strong>
            <Icon aria-hidden />
            {STATUS_WORDS[status]}
          </strong>
          <span className="muted lead-130">
            NEWS2{news2 && `, ${comparedWith(score, news2.score)} ${timeOfDay(news2.at, timeZone)}`}
          </span>
        </p>
      </div>
      <ul className="stack gap-6 mt-8 lead-130">
        {isAgeUnknown && (
          <li>
            <IconAlertTriangle aria-hidden />
            {SCORED_AS_ADULT}
          </li>
        )}
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

function NoScore({ scored, inpatient, isEmpty }: LiveScoreProps) {
  const timeZone = useTimeZone();
  const { news2, status } = inpatient;
  const isNever = isNeverScored(scored);
  const isWorse = status === 'critical' || status === 'attention';
  // A lower bound of the score that says more than a reading of 3 does.
  const isMore = scored.atLeast !== null && scored.atLeast >= 5;
  return (
    <section
      className={`round-lg surface ${styles.live} ${scored.status ? styles[scored.status] : styles.none}`}
      aria-live="polite"
      aria-label="Score of this set"
    >
      <div className={`row gap-16 ${styles.figure}`}>
        <IconCircleDashed size={52} className="fixed faint" aria-hidden />
        <p>
          <strong>
            {isNever ? notScoredInWords(scored.notScored) : isMore ? `At least ${scored.atLeast}` : 'No score yet'}
          </strong>
          <span className="muted lead-130">
            {isEmpty && !isNever ? 'NEWS2 needs all seven readings.' : whyNoScore(scored)}
          </span>
        </p>
      </div>
      {scored.status && (
        <ul className="stack gap-6 mt-8 lead-130">
          {scored.status === 'critical' ? (
            <li>
              <IconUrgent aria-hidden />
              <span>
                Saving raises an <b>emergency alert</b> to every doctor and nurse
              </span>
            </li>
          ) : (
            <li>
              <IconAlertTriangle aria-hidden />
              <span>
                {isMore ? 'Measure' : 'One reading scores 3: measure'} the rest at once
                {!isWorse && (
                  <>
                    . Saving sets <b>Attention</b>
                  </>
                )}
              </span>
            </li>
          )}
        </ul>
      )}
      {isNever && <p className="mt-6 muted">After saving, set how {inpatient.name} is.</p>}
      {news2 && !isNever && (
        <p className="mt-6 muted">
          Last score {news2.score}, at {timeOfDay(news2.at, timeZone)}
        </p>
      )}
    </section>
  );
}
