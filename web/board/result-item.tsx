import { IconFileText, IconFlask } from '@tabler/icons-react';
import type { LabOrder, LabReport } from '#contract/labs/lab-orders.ts';
import { isCriticalFlag } from '#contract/labs/lab-results.ts';
import { Badge } from '../ui/badges/badge.tsx';
import { dayWords } from '../ui/time/zoned-time.ts';
import { BoardItem, DayMark, IconMark } from './board-item.tsx';
import styles from './care-item.module.css';

export function ResultItem({ report }: { report: LabReport }) {
  const { test, measure, result, low, high, unit, status, flag, date, pdfUrl } = report;
  const usual = usualRange(low, high, unit);
  const { number, month } = dayWords(date);
  return (
    <BoardItem
      mark={<DayMark number={number} month={month} />}
      title={measure}
      side={status === 'abnormal' ? <Badge tone="attention">{badgeFor(flag)}</Badge> : <Badge>Normal</Badge>}
    >
      <span>
        <b className="ink">{result}</b>
        {usual && `, usual ${usual}`}
      </span>
      {isCriticalFlag(flag) && (
        <span>Far {flag === 'Critical low' ? 'below' : 'above'} the usual range. Your doctor has been told.</span>
      )}
      {test !== measure && <small>{test}</small>}
      {pdfUrl && (
        <a href={pdfUrl} target="_blank" rel="noreferrer" className={`row-inline gap-8 semibold ${styles.link}`}>
          <IconFileText aria-hidden />
          Open the report<span className="visually-hidden"> of {test}, in a new window</span>
        </a>
      )}
    </BoardItem>
  );
}

/** Calm words: whoever reads this may be alone with it. */
function badgeFor(flag: LabReport['flag']): string {
  if (flag === 'Critical high') return 'Very high';
  return flag === 'Critical low' ? 'Very low' : (flag ?? 'Abnormal');
}

const STATES = { ordered: 'Ordered', collected: 'Sample taken' } as const;

/** Not what it says: that comes once the doctor has looked at it. */
export function AwaitedItem({ order: { test, orderedBy, state } }: { order: LabOrder }) {
  return (
    <BoardItem
      mark={
        <IconMark>
          <IconFlask />
        </IconMark>
      }
      title={test}
      side={<Badge>{state === 'ordered' || state === 'collected' ? STATES[state] : 'With your doctor'}</Badge>}
    >
      <span>Ordered by {orderedBy}. You will be told when the result is here.</span>
    </BoardItem>
  );
}

function usualRange(low: number | null, high: number | null, unit: string): string {
  if (low !== null && high !== null) return `${low} to ${high} ${unit}`;
  if (high !== null) return `up to ${high} ${unit}`;
  return low === null ? '' : `${low} ${unit} or more`;
}
