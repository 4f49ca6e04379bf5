import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { READING_FACTS, type Reading, type ReadingKind } from '#contract/readings/readings.ts';
import { msg, t, tMarked } from '#web/language/say.ts';
import { Badge } from '#web/ui/badges/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { useReadingsOf } from '../queries.ts';
import { aside, figures, flagWord, measured, URGENCY_WORDS } from './reading-words.ts';
import { trendInWords, trendOf, usualOf } from './trend.ts';
import styles from './vital-row.module.css';

type VitalRowProps = {
  kind: ReadingKind;
  readings: readonly Reading[];
  isCutOff: boolean;
  patientId: string;
  isDangerous: boolean;
  onDanger: () => void;
  onAdd: () => void;
  onHistory: () => void;
};

/** A value never stands alone: its unit, its day, its trend, and in words whether it is out of the ordinary. */
export function VitalRow(props: VitalRowProps) {
  const timeZone = useTimeZone();
  const { kind, readings: recent, isCutOff, patientId, isDangerous, onDanger, onAdd, onHistory } = props;
  const older = useReadingsOf(patientId, kind, isCutOff && recent.length === 0);
  const readings = recent.length > 0 ? recent : (older.data ?? []);
  const name = tMarked(READING_FACTS[kind].name);
  const [latest] = readings;
  if (!latest)
    return (
      <li className={`stack middle gap-x-12 ruled ${styles.row}`}>
        <div className={styles.words}>
          <span className={`block semibold text-md lead-125 ${styles.name}`}>{name}</span>
          <span className="block muted text-sm">{t('No reading yet')}</span>
        </div>
        <Button
          look="quiet"
          className={styles.add}
          aria-label={t('Add {what}', { what: name.toLowerCase() })}
          onClick={onAdd}
        >
          {t('Add')}
        </Button>
      </li>
    );
  return (
    <li className={`stack middle gap-x-12 ruled ${styles.row}`}>
      <button type="button" className={styles.words} onClick={onHistory}>
        <span className={`block semibold text-md lead-125 ${styles.name}`}>{name}</span>
        <span className="block muted text-sm">{measured(latest.measuredAt, timeZone)}</span>
        {aside(latest) && <span className="block muted text-sm">{aside(latest)}</span>}
        <span className="visually-hidden">{t(', all readings')}</span>
      </button>
      <Sparkline {...{ readings, timeZone }} />
      <div className={styles.value}>
        <b>{figures(latest)}</b>
        <span className="block muted">{tMarked(latest.unit)}</span>
      </div>
      <VitalFlag {...{ latest, readings, timeZone, isDangerous, onDanger }} />
    </li>
  );
}

const BOX = { width: 96, top: 5, bottom: 27, edge: 4 };

/** The last readings as a line on the band that is usual for this person. One reading is no trend. */
type Zoned = { readings: readonly Reading[]; timeZone: string };

function Sparkline({ readings, timeZone }: Zoned) {
  const trend = trendOf(readings, BOX, timeZone);
  const last = trend?.points.at(-1);
  if (!trend || !last) return <span className={styles.spark} />;
  return (
    <svg className={styles.spark} viewBox="0 0 96 32" role="img" aria-label={trendInWords(readings)}>
      {trend.band && (
        <rect className={styles.band} x="0" y={trend.band.y} width="96" height={trend.band.height} rx="3" />
      )}
      <path d={`M${trend.points.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      <circle cx={last.x} cy={last.y} r="3.5" />
    </svg>
  );
}

type VitalFlagProps = Zoned & Pick<VitalRowProps, 'isDangerous' | 'onDanger'> & { latest: Reading };

/** A child's value without a word would look like a good one. */
function VitalFlag({ latest, readings, timeZone, isDangerous, onDanger }: VitalFlagProps) {
  const words = flagInWords(latest, { readings, timeZone }, isDangerous);
  if (!words && !isDangerous) return null;
  const toDo = latest.flag === 'High' ? WHEN_HIGH[latest.kind] : undefined;
  const isFlagged = latest.flag || latest.advice?.urgency;
  // As grave as the box that says what to do.
  const tone = isDangerous && latest.advice?.urgency ? 'urgent' : 'attention';
  return (
    <div className={`row wrap gap-x-12 whole-row mt-8 ${styles.flag}`}>
      {words && (
        <Badge
          {...(isFlagged && { tone })}
          icon={isFlagged ? <IconAlertTriangle aria-hidden /> : <IconInfoCircle aria-hidden />}
        >
          {words}
        </Badge>
      )}
      {isDangerous && (
        <Button look="quiet" onClick={onDanger}>
          {t('What to do now')}
        </Button>
      )}
      {/* A toast would be gone before it is read. */}
      {!isDangerous && toDo && <p className="muted text-sm">{tMarked(toDo)}</p>}
    </div>
  );
}

/** Past the usual range, and no danger. NHS, high blood pressure: 140/90; ADA Standards of Care (2025): 180 after a meal. */
const WHEN_HIGH: Partial<Record<ReadingKind, string>> = {
  'blood-pressure': msg(
    'Rest for five minutes and measure again. If it stays at 140/90 or above on several days, tell your doctor.',
  ),
  'heart-rate': msg('Rest for five minutes and measure again. If it stays high on several days, tell your doctor.'),
  'blood-glucose': msg('If it stays high on several days, tell your doctor.'),
};

function flagInWords(latest: Reading, { readings, timeZone }: Zoned, isDangerous: boolean): string | null {
  const { kind, second, isChecked, advice } = latest;
  const flag = flagWord(latest);
  // "High" beside a box that says "dangerously high" would take it back.
  if (isDangerous && advice?.urgency) return tMarked(URGENCY_WORDS[advice.urgency]);
  if (!flag && advice) return advice.urgency ? tMarked(URGENCY_WORDS[advice.urgency]) : t('Not checked');
  if (!flag && kind === 'peak-flow') return isChecked ? null : t('No best of yours known yet');
  if (!flag) return isChecked ? null : t('No usual range under 18');
  const usual = second === null ? usualOf(readings, timeZone) : null;
  return usual
    ? t('{flag}. Your usual: {low} to {high}', { flag: tMarked(flag), low: usual.low, high: usual.high })
    : tMarked(flag);
}
