import { IconChevronDown } from '@tabler/icons-react';
import styles from './emergency-strip.module.css';
import { useFitLevel } from './fit-level.ts';
import { alarmsInShort, type WaitingAlarm } from './waiting-alarms.ts';

type FoldedRowProps = { others: WaitingAlarm[]; taken: number; onShow: () => void };

/** Over a form: one line for all alarms but the worst. Show makes rows of them, to acknowledge each. */
export function FoldedRow({ others, taken, onShow }: FoldedRowProps) {
  const wordings = alarmsInShort(others).map((words) => (taken > 0 ? `${words}; ${taken} acknowledged` : words));
  const [box, level] = useFitLevel(wordings.length - 1, wordings.join());
  return (
    <li className={styles.folded}>
      <button type="button" onClick={onShow}>
        <span className={styles.others} ref={box}>
          {wordings[level]}
        </span>{' '}
        <span className={styles.unfold}>
          Show
          <IconChevronDown aria-hidden />
        </span>
      </button>
    </li>
  );
}
