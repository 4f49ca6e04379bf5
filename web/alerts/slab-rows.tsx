import { IconChevronDown } from '@tabler/icons-react';
import styles from './emergency-strip.module.css';
import type { ClinicHome } from './emergency-strip.tsx';
import { FoldedRow } from './folded-row.tsx';
import { useJustChanged } from './just-changed.ts';
import { useRowsBelow } from './rows-below.ts';
import { AlertRow, MessageRow } from './slab-row.tsx';
import type { WaitingAlarm } from './waiting-alarms.ts';

type SlabRowsProps = {
  waiting: WaitingAlarm[];
  home: ClinicHome;
  /** Only the worst is a row; a line counts and names the others. */
  folded?: { taken: number; onShow: () => void } | undefined;
};

/** All that wait, the worst first. What does not fit scrolls within the slab, so that the page keeps its room. */
export function SlabRows({ waiting, folded, ...row }: SlabRowsProps) {
  const [list, below] = useRowsBelow(`${waiting.map(({ id }) => id).join()} ${folded ? 'folded' : ''}`);
  const rows = folded ? waiting.slice(0, 1) : waiting;
  const isFresh = useJustChanged(rows.map(({ id }) => id).join());
  const showNext = () => list.current?.scrollBy({ top: list.current.clientHeight * 0.8 });
  return (
    <div className={styles.side}>
      {/* Announced at once: this is what may interrupt. */}
      <ol className={styles.rows} aria-live="assertive" ref={list} data-fresh={isFresh || undefined}>
        {rows.map(({ id, alert, message }, place) =>
          alert ? (
            <AlertRow key={id} alert={alert} isFirst={place === 0} {...row} />
          ) : (
            message && <MessageRow key={id} message={message} isFirst={place === 0} {...row} />
          ),
        )}
        {folded && <FoldedRow others={waiting.slice(1)} {...folded} />}
      </ol>
      {below > 0 && !folded && (
        <button type="button" className={styles.more} onClick={showNext}>
          and {below} more
          <IconChevronDown aria-hidden />
        </button>
      )}
    </div>
  );
}
