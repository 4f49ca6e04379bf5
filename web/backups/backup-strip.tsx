import type { Backup } from '#contract/clinic/backups.ts';
import { pulseLine } from '../ui/brand/pulse.ts';
import { addDays, dayOf, dayWords } from '../ui/time/zoned-time.ts';
import styles from './backups.module.css';

const DAYS = 30;
const STEP = 36;
const LEFT = 10;
const BASE = 74;
const WIDTH = LEFT * 2 + DAYS * STEP + 16;
const HEIGHTS = { week: 36, day: 22 };

type Night = { day: string; x: number; mark: 'good' | 'failed' | 'gone' | 'none'; isWeekly: boolean };

/** The last thirty days: a beat for each night that answered. */
export function BackupStrip({ backups, timeZone, now }: { backups: readonly Backup[]; timeZone: string; now: Date }) {
  const nights = nightsOf(backups, timeZone, now);
  const of = (mark: Night['mark']) => nights.filter((night) => night.mark === mark);
  const good = of('good');
  const beats = good.map(({ x, isWeekly }) => ({ x, width: 28, height: isWeekly ? HEIGHTS.week : HEIGHTS.day }));
  const failed = of('failed');
  const label = `Backups of the last thirty days: ${good.length} kept, ${of('gone').length} let go, ${failed.length} failed`;
  return (
    <svg className={styles.strip} viewBox={`0 0 ${WIDTH} 118`} role="img" aria-label={label}>
      <path className={styles.base} d={`M${LEFT} ${BASE}H${WIDTH - 30}`} />
      {beats.map((beat) => (
        <path key={beat.x} className={styles.beat} d={pulseLine(BASE, beat.x, [beat], beat.x + beat.width)} />
      ))}
      {[...of('gone'), ...of('none')].map(({ day, x }) => (
        <circle key={day} className={styles.gone} cx={x + 14} cy={BASE} r="4" />
      ))}
      {failed.map(({ day, x }) => (
        <path key={day} className={styles.miss} d={`M${x + 8} ${BASE - 6}l12 12M${x + 20} ${BASE - 6}l-12 12`} />
      ))}
      <circle className={styles.next} cx={WIDTH - 22} cy={BASE} r="7" />
      {nights
        .filter((_, at) => at % 7 === 1)
        .map(({ day, x }) => (
          <text key={day} x={x} y="106">
            {`${dayWords(day).number} ${dayWords(day).month}`}
          </text>
        ))}
    </svg>
  );
}

function nightsOf(backups: readonly Backup[], timeZone: string, now: Date): Night[] {
  const today = dayOf(now, timeZone);
  return Array.from({ length: DAYS }, (_, at) => {
    const day = addDays(today, at + 1 - DAYS);
    const own = backups.filter((backup) => dayOf(backup.at, timeZone) === day && backup.state !== 'running');
    const good = own.filter(({ state, test, isMissing }) => state === 'done' && test !== 'failed' && !isMissing);
    const isKept = good.some(({ isRemoved }) => !isRemoved);
    const isWeekly = good.some(({ keptAs }) => keptAs.includes('week') || keptAs.includes('month'));
    const ended = own.some(({ state }) => state === 'failed' || state === 'done');
    const mark = isKept ? 'good' : good.length > 0 ? 'gone' : ended ? 'failed' : 'none';
    return { day, x: LEFT + at * STEP, mark, isWeekly };
  });
}
