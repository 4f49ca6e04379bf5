import { IconChevronDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { WaitingAlarm } from '../waiting-alarms.ts';
import { alarmsInShort } from '../waiting-alarms.ts';
import styles from './emergency-strip.module.css';
import type { ClinicHome } from './emergency-strip.tsx';
import { useFitLevel } from './fit-level.ts';
import { useRowsBelow } from './rows-below.ts';
import { AlertRow, MessageRow } from './slab-row.tsx';

type SlabRowsProps = {
  waiting: WaitingAlarm[];
  home: ClinicHome;
  /** Open alerts that are not in the list: there are too many for one look. */
  unlisted: number;
  /** Set when only the worst is a row; a line then counts and names the others. */
  folded?: { taken: number; onShow: () => void } | undefined;
};

/** All that wait, the worst first. What does not fit scrolls within the slab, so that the page keeps its room. */
export function SlabRows({ waiting, unlisted, folded, ...row }: SlabRowsProps) {
  const [list, below] = useRowsBelow(`${waiting.map(({ id }) => id).join()} ${folded ? 'folded' : ''}`);
  const rows = folded ? waiting.slice(0, 1) : waiting;
  const isFresh = useJustChanged(rows.map(({ id }) => id).join());
  const showNext = () => list.current?.scrollBy({ top: list.current.clientHeight * 0.8 });
  return (
    <div className={`column ${styles.side}`}>
      {/* Announced at once: this is what may interrupt. */}
      <ol className={styles.rows} aria-live="assertive" ref={list} data-fresh={isFresh || undefined}>
        {rows.map(({ id, alert, message }, index) =>
          alert ? (
            <AlertRow key={id} alert={alert} isFirst={index === 0} {...row} />
          ) : (
            message && <MessageRow key={id} message={message} isFirst={index === 0} {...row} />
          ),
        )}
        {unlisted > 0 && (
          <li>
            <Link className={`row centred gap-6 ${styles.more}`} to={row.home} search={{ view: 'alerts' }}>
              and {unlisted} more open, show the list
            </Link>
          </li>
        )}
        {folded && <FoldedRow others={waiting.slice(1)} {...folded} />}
      </ol>
      {below > 0 && !folded && (
        <button
          type="button"
          className={`row centred gap-6 pressable icons-20 fixed ${styles.more}`}
          onClick={showNext}
        >
          and {below} more
          <IconChevronDown aria-hidden />
        </button>
      )}
    </div>
  );
}

type FoldedRowProps = { others: WaitingAlarm[]; taken: number; onShow: () => void };

/** One line for all alarms but the worst, over a form. Show turns them into rows, to acknowledge each. */
function FoldedRow({ others, taken, onShow }: FoldedRowProps) {
  const wordings = alarmsInShort(others).map((words) => (taken > 0 ? `${words}; ${taken} acknowledged` : words));
  const [box, level] = useFitLevel(wordings.length - 1, wordings.join());
  return (
    <li className={styles.folded}>
      <button className="row gap-12 full pressable" type="button" onClick={onShow}>
        <span className={`min-0 clipped grow ${styles.others}`} ref={box}>
          {wordings[level]}
        </span>{' '}
        <span className={`row-inline gap-3 icons-20 fixed ${styles.unfold}`}>
          Show
          <IconChevronDown aria-hidden />
        </span>
      </button>
    </li>
  );
}

/** Long enough for a second tap of the same finger, and for a tap that was on its way. */
const SETTLES_MS = 700;

/** True for a moment after `what` has changed, from the first picture on: what moved under a finger is not meant by it. */
function useJustChanged(what: string): boolean {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(what), SETTLES_MS);
    return () => clearTimeout(timer);
  }, [what]);
  return settled !== what;
}
