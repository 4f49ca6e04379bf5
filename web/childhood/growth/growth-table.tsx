import { IconPencil } from '@tabler/icons-react';
import type { GrowthChart, GrowthPoint } from '#contract/childhood/growth.ts';
import { AsWritten } from '#web/language/marked-text.tsx';
import { msg, t, tMarked, tRich } from '#web/language/say.ts';
import { Badge } from '#web/ui/badges/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Table } from '#web/ui/page/table.tsx';
import styles from './growth.module.css';
import { ageInWords, centileInWords, dayInWords, MEASURE_NAMES, signedZ } from './growth-words.ts';

type GrowthTableProps = { chart: GrowthChart; onCorrect?: (point: GrowthPoint) => void };

/** The same points in figures, newest first. */
export function GrowthTable({ chart, onCorrect }: GrowthTableProps) {
  if (chart.points.length === 0)
    return <p className="muted">{chart.measure === 'bmi' ? tMarked(NO_BMI) : t('Nothing measured yet.')}</p>;
  const columns = [
    t('Day and age'),
    tMarked(MEASURE_NAMES[chart.measure]),
    t('z-score'),
    t('Centile'),
    ...(onCorrect ? [<Empty key="correct" />] : []),
  ];
  return (
    <Table label={t('{what}, in figures', { what: tMarked(MEASURE_NAMES[chart.measure]) })} columns={columns}>
      {chart.points.toReversed().map((point) => (
        <tr key={`${point.measuredAt}${point.readingId}`}>
          <td>
            <span className="nowrap">{dayInWords(point.on)}</span>
            <br />
            <span className="muted text-sm">
              {ageInWords(point.days)}
              {point.isCorrectedAge && t(', corrected: {age}', { age: ageInWords(point.comparedDays) })}
            </span>
          </td>
          <td>
            <b className={`nowrap ${styles.value}`}>
              {point.value} {chart.unit}
            </b>
            <Place point={point} />
            <Details point={point} unit={chart.unit} />
          </td>
          <td className={`nowrap ${styles.value}`}>{point.z === null ? t('not compared') : signedZ(point.z)}</td>
          <td className={`nowrap ${styles.value}`}>{point.centile === null ? '' : centileInWords(point.centile)}</td>
          {onCorrect && (
            <td>
              {point.canCorrect && (
                <Button
                  look="quiet"
                  icon={<IconPencil aria-hidden />}
                  aria-label={t('Correct {value} {unit} of {day}', {
                    value: point.value,
                    unit: chart.unit,
                    day: dayInWords(point.on),
                  })}
                  onClick={() => onCorrect(point)}
                >
                  <span className={styles.word}>{t('Correct')}</span>
                </Button>
              )}
            </td>
          )}
        </tr>
      ))}
    </Table>
  );
}

/** Where there is no room for two columns more. */
const Place = ({ point: { z, centile } }: { point: GrowthPoint }) => (
  <div className={`text-sm ${styles.narrow}`}>
    <span className="block nowrap">{z === null ? t('not compared') : t('z {z}', { z: signedZ(z) })}</span>
    {centile !== null && (
      <span className="block nowrap">{t('centile {centile}', { centile: centileInWords(centile) })}</span>
    )}
  </div>
);

const NO_BMI = msg('BMI needs a weight and a height of the same day.');

const Empty = () => <span className="hidden">{t('Correct')}</span>;

function Details({ point, unit }: { point: GrowthPoint; unit: string }) {
  const { position, value, comparedValue, corrected, isFromPatient, isFlagged, recordedBy, note } = point;
  const isConverted = Math.abs(comparedValue - value) > 0.05 && position !== null;
  return (
    <div className="muted text-sm">
      {[
        position && tMarked(position),
        isConverted && t('compared as {value} {unit}', { value: comparedValue ?? '', unit }),
        recordedBy,
      ]
        .filter(Boolean)
        .join(', ')}
      {note && (
        <div>
          <AsWritten>{note}</AsWritten>
        </div>
      )}
      {corrected && (
        <div>
          {tRich('Was {value}', { value: <s>{corrected.value}</s> })} ({corrected.recordedBy}):{' '}
          <AsWritten>{corrected.reason}</AsWritten>
        </div>
      )}
      {(isFromPatient || isFlagged) && (
        <div className="row wrap gap-6 mt-4">
          {isFromPatient && <Badge>{t('At home')}</Badge>}
          {isFlagged && <Badge tone="attention">{t('Very unusual, confirmed')}</Badge>}
        </div>
      )}
    </div>
  );
}
