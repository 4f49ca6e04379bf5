import {
  IconActivity,
  IconAlertTriangle,
  IconBed,
  IconClipboardCheck,
  IconMessage2,
  IconPill,
  IconSquare,
  IconTestPipe,
  IconUrgent,
} from '@tabler/icons-react';
import type { OPEN_KINDS, OpenItem } from '#contract/ward/handover.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { dayAndTime } from '#web/ui/time/time.ts';
import { useFinishToDo } from './handover-queries.ts';
import styles from './open-items.module.css';

const ICONS: Record<(typeof OPEN_KINDS)[number], typeof IconPill> = {
  admission: IconBed,
  dose: IconPill,
  observation: IconActivity,
  task: IconClipboardCheck,
  message: IconMessage2,
  alert: IconUrgent,
  result: IconTestPipe,
  'to-do': IconSquare,
};

type OpenItemsProps = { items: readonly OpenItem[]; title?: string; isReadOnly?: boolean };

/** Gathered from the record each time: it goes away by being done, not by being left out. */
export function OpenItems({ items, title, isReadOnly }: OpenItemsProps) {
  const timeZone = useTimeZone();
  const finishing = useFinishToDo();
  if (items.length === 0) return null;
  return (
    <div className={`ruled ${styles.open}`}>
      {title && <h3>{title}</h3>}
      <ul aria-label={title ?? 'Open'}>
        {items.map((item) => {
          const Icon = ICONS[item.kind];
          return (
            <li key={`${item.kind}-${item.id}`} className={item.isUrgent ? styles.urgent : undefined}>
              <Icon aria-hidden />
              <span>
                {item.isUrgent && (
                  <b>
                    <IconAlertTriangle aria-hidden /> Urgent{' '}
                  </b>
                )}
                {item.words}
                {item.dueAt && <small className="muted text-15"> {dayAndTime(item.dueAt, timeZone)}</small>}
              </span>
              {item.isToDo && !isReadOnly && (
                <Button
                  look="quiet"
                  aria-label={`Done: ${item.words}`}
                  onClick={() =>
                    mutateDetached(finishing, item.id, { onError: (error) => toast.error(sentenceFor(error)) })
                  }
                >
                  Done
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
