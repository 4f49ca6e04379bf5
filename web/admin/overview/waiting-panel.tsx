import type { Waiting } from '#contract/overview.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/page/panel.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { dayAndTime } from '#web/ui/time/time.ts';
import styles from './overview.module.css';
import { WAITING_WORDS } from './words.ts';

/** What cannot wait comes first, and only the first has the filled button. */
export function WaitingPanel({ waiting }: { waiting: readonly Waiting[] }) {
  const timeZone = useTimeZone();
  const total = waiting.reduce((sum, { count }) => sum + count, 0);
  const firstWithWay = waiting.findIndex(({ kind, count }) => WAITING_WORDS[kind](count).to !== undefined);
  if (total === 0) {
    return (
      <Panel title="Waits for you">
        <p className={`muted ${styles.nothing}`}>Nothing waits for you.</p>
      </Panel>
    );
  }
  return (
    <Panel title="Waits for you" note={`${total === 1 ? '1 thing' : `${total} things`}, what cannot wait first`}>
      <ol>
        {waiting.map(({ kind, count, since }, index) => {
          const { title, text, to, action } = WAITING_WORDS[kind](count);
          return (
            <li key={kind} className={`stack middle ruled ${styles.row}`}>
              <b className={`stack place-centre ${index === 0 ? styles.first : styles.count}`}>{count}</b>
              <div className="min-0 lead-135">
                <h3 className="row baseline wrap gap-x-8">
                  {title}
                  {since && <span className="faint text-14 regular">since {dayAndTime(since, timeZone)}</span>}
                </h3>
                <p className="muted">{text}</p>
              </div>
              {to && (
                <ButtonLink
                  size="small"
                  look={index === firstWithWay ? 'primary' : 'secondary'}
                  to={to}
                  aria-label={`${action}: ${title}`}
                >
                  {action}
                </ButtonLink>
              )}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
