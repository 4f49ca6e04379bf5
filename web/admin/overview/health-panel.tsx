import { IconAlertTriangle, IconCheck, IconPlugConnectedX, IconRefresh } from '@tabler/icons-react';
import { useId } from 'react';
import type { Overview, Part } from '#contract/overview.ts';
import { pulseLine } from '#web/ui/brand/pulse.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import styles from './overview.module.css';
import { PART_NAMES, sentenceOf } from './words.ts';

type HealthPanelProps = {
  overview: Overview;
  /** The last check got no answer: what stands here is from before. */
  isStale: boolean;
  onCheck: () => void;
};

/** A sentence before the figures; then each part with its beat. */
export function HealthPanel({ overview, isStale, onCheck }: HealthPanelProps) {
  const titleId = useId();
  const timeZone = useTimeZone();
  const { title, text } = isStale
    ? { title: 'Nadi does not answer.', text: 'What stands here is from before. It is asked again by itself.' }
    : sentenceOf(overview.parts);
  const heard = clockOf(overview.checkedAt, timeZone);
  return (
    <section className={`panel clipped ${styles.health}`} aria-labelledby={titleId}>
      <div className={`row start wrap gap-8 gap-x-16 ${styles.head}`}>
        <div className="grow">
          <h2 id={titleId} aria-live="polite">
            {title}
          </h2>
          <p className="muted mt-4">{text}</p>
        </div>
        <p className={`faint text-14 ${styles.stamp}`}>
          {isStale ? `Last heard ${heard}` : `Checked ${heard}, every 15 s`}
        </p>
        <Button size="small" icon={<IconRefresh aria-hidden />} onClick={onCheck}>
          Check now
        </Button>
      </div>
      <Beats parts={overview.parts} isStale={isStale} />
      <ul className={`stack ${styles.parts}`} aria-label="Parts of the system">
        {overview.parts.map((part) => (
          <PartFigure key={part.part} part={part} isStale={isStale} />
        ))}
      </ul>
    </section>
  );
}

const clockOf = (at: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', second: '2-digit' }).format(
    new Date(at),
  );

const STEP = 166;
const BASELINE = 66;
const HEIGHTS = { well: 52, weak: 26 } as const;

/** One beat for each part that answers. Drawn for the eye only: the words stand below. */
function Beats({ parts, isStale }: { parts: readonly Part[]; isStale: boolean }) {
  return (
    <svg
      className={`hidden full ${styles.beats}`}
      viewBox={`0 0 ${STEP * parts.length} 78`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {parts.map(({ part, state }, index) => {
        const [from, to] = [index * STEP, (index + 1) * STEP];
        const isFlat = state === 'down' || isStale;
        const beat = { x: from + 16, width: 103, height: isFlat ? 0 : HEIGHTS[state] };
        const line = isFlat ? `M${from} ${BASELINE}H${to}` : pulseLine(BASELINE, from, [beat], to);
        return <path key={part} className={isStale ? styles.unknown : styles[state]} d={line} />;
      })}
    </svg>
  );
}

const ICONS = { well: IconCheck, weak: IconAlertTriangle, down: IconPlugConnectedX };
const STATE_WORDS = { well: 'well', weak: 'wants a look', down: 'down' };

function PartFigure({ part: { part, state, figure, note }, isStale }: { part: Part; isStale: boolean }) {
  const Icon = ICONS[state];
  return (
    <li className={classNames(styles.part, isStale ? styles.stale : styles[`is-${state}`])}>
      <h3 className="row gap-6 muted text-14 semibold icons-16">
        <Icon aria-hidden stroke={2.3} />
        {PART_NAMES[part]}
        <span className="visually-hidden">, {isStale ? 'not known' : STATE_WORDS[state]}</span>
      </h3>
      <b className={`block ${styles.figure}`}>{figure}</b>
      <p className="text-14 lead-135">{note}</p>
    </li>
  );
}
