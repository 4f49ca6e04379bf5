import { IconChevronDown } from '@tabler/icons-react';
import styles from './emergency-strip.module.css';
import type { ClinicHome } from './emergency-strip.tsx';
import { useRowsBelow } from './rows-below.ts';
import { AlertRow, MessageRow } from './slab-row.tsx';
import type { WaitingAlarm } from './waiting-alarms.ts';

type SlabRowsProps = { waiting: WaitingAlarm[]; timeZone: string; home: ClinicHome };

/** All that wait, the worst first. What does not fit scrolls within the slab, so that the page keeps its room. */
export function SlabRows({ waiting, ...row }: SlabRowsProps) {
  const [list, below] = useRowsBelow(waiting.map(({ id }) => id).join());
  const showNext = () => list.current?.scrollBy({ top: list.current.clientHeight * 0.8 });
  return (
    <div className={styles.side}>
      {/* Announced at once: this is what may interrupt. */}
      <ol className={styles.rows} aria-live="assertive" ref={list}>
        {waiting.map(({ id, alert, message }, place) =>
          alert ? (
            <AlertRow key={id} alert={alert} isFirst={place === 0} {...row} />
          ) : (
            message && <MessageRow key={id} message={message} isFirst={place === 0} {...row} />
          ),
        )}
      </ol>
      {below > 0 && (
        <button type="button" className={styles.more} onClick={showNext}>
          and {below} more
          <IconChevronDown aria-hidden />
        </button>
      )}
    </div>
  );
}
