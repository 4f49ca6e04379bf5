import type { Reading } from '#contract/readings/readings.ts';
import { Table } from '#web/ui/page/table.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { shortDay, timeOfDay } from '#web/ui/time/time.ts';
import { figures } from './figures.ts';
import { isOutside, judge } from './judge.ts';
import { TRENDS } from './trend-facts.ts';

type VitalsTableProps = { readings: readonly Reading[]; isAdult: boolean };

/** One line per reading, newest first, with its meaning in words. */
export function VitalsTable({ readings, isAdult }: VitalsTableProps) {
  const timeZone = useTimeZone();
  return (
    <Table label="Readings" columns={['Measured', 'What', 'Value', 'In words', 'Recorded by']}>
      {readings.map((reading) => {
        const verdict = judge(reading, isAdult);
        return (
          <tr key={reading.id}>
            <td className="nowrap">
              {shortDay(reading.measuredAt, timeZone)}, {timeOfDay(reading.measuredAt, timeZone)}
            </td>
            <td>{TRENDS.find(({ kind }) => kind === reading.kind)?.name}</td>
            <td className="nowrap">
              <b>{figures(reading)}</b> {reading.unit}
              {reading.isFasting !== undefined && (reading.isFasting ? ', fasting' : ', not fasting')}
            </td>
            <td>{isOutside(verdict) ? <b className="urgent">{verdict}</b> : (verdict ?? '')}</td>
            <td>
              {reading.isFromPatient ? `${reading.recordedBy}, told by the patient` : reading.recordedBy}
              {reading.note && <span className="block muted">{reading.note}</span>}
            </td>
          </tr>
        );
      })}
    </Table>
  );
}
