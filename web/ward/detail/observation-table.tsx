import { useState } from 'react';
import { CONSCIOUSNESS } from '#contract/ward/news2-words.ts';
import type { Observation } from '#contract/ward/observations.ts';
import { Button } from '#web/ui/button.tsx';
import { ReasonDialog } from '#web/ui/dialog/reason-dialog.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { dayAndTime, timeOfDay } from '#web/ui/time/time.ts';
import { weekdayAndDay } from '#web/ui/time/zoned-time.ts';
import { useMarkSetWrong } from '../queries.ts';
import styles from './observation-table.module.css';

type ObservationTableProps = { observations: readonly Observation[] };

const AT_ONCE = 8;

/** Every set, newest first; one that was entered in error stays, crossed out, with its reason. */
export function ObservationTable({ observations }: ObservationTableProps) {
  const timeZone = useTimeZone();
  const [isAll, setAll] = useState(false);
  const [wrong, setWrong] = useState<Observation | null>(null);
  const [isMarking, setMarking] = useState(false);
  const marking = useMarkSetWrong();
  const mark = (set: Observation) => {
    setWrong(set);
    setMarking(true);
  };
  if (observations.length === 0) return <p className={`muted ${styles.none}`}>Nothing was measured yet.</p>;
  const shown = isAll ? observations : observations.slice(0, AT_ONCE);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable with the keys. */}
      <section className={`ruled ${styles.scroll}`} aria-label="Sets of observations" tabIndex={0}>
        <table className={`full nowrap ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">Time</th>
              <th scope="col">Resp</th>
              <th scope="col">SpO₂</th>
              <th scope="col">Oxygen</th>
              <th scope="col">Pressure</th>
              <th scope="col">Pulse</th>
              <th scope="col">ACVPU</th>
              <th scope="col">Temp</th>
              <th scope="col">NEWS2</th>
              <th scope="col">By</th>
              <th scope="col">
                <span className="visually-hidden">Entered in error</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((set) => (
              <SetRow key={set.id} set={set} onWrong={() => mark(set)} />
            ))}
          </tbody>
        </table>
      </section>
      {!isAll && observations.length > AT_ONCE && (
        <Button look="quiet" isBlock onClick={() => setAll(true)}>
          All {observations.length} sets
        </Button>
      )}
      <ReasonDialog
        isOpen={isMarking}
        onClose={() => setMarking(false)}
        title={`Entered in error: set of ${wrong ? dayAndTime(wrong.at, timeZone) : ''}`}
        yes="Mark as entered in error"
        run={(reason) => (wrong ? marking.mutateAsync({ id: wrong.id, reason }) : Promise.resolve())}
      >
        The set no longer counts. It stays visible, crossed out.
      </ReasonDialog>
    </>
  );
}

type SetRowProps = { set: Observation; onWrong: () => void };

function SetRow({ set, onWrong }: SetRowProps) {
  const timeZone = useTimeZone();
  const oxygen = set.isOnOxygen === null ? '–' : set.isOnOxygen ? `${set.oxygenLitres ?? ''} L` : 'Air';
  return (
    <tr className={set.wrong ? styles.wrong : undefined}>
      <th scope="row">
        {timeOfDay(set.at, timeZone)}
        <small>{weekdayAndDay(set.at, timeZone)}</small>
      </th>
      <Value value={set.respiration} points={set.points.respiration} />
      <Value value={set.oxygenSaturation} points={set.points.oxygenSaturation} />
      <Value value={oxygen} points={set.points.isOnOxygen} />
      <Value value={set.systolic && `${set.systolic}/${set.diastolic}`} points={set.points.systolic} />
      <Value value={set.pulse} points={set.points.pulse} />
      <Value
        value={set.consciousness}
        points={set.points.consciousness}
        title={set.consciousness ? CONSCIOUSNESS[set.consciousness] : undefined}
      />
      <Value value={set.temperature?.toFixed(1)} points={set.points.temperature} />
      <td>
        <b>{set.score ?? '–'}</b>
      </td>
      <td className={`muted ${styles.by}`}>
        {set.wrong ? `Entered in error: ${set.wrong.reason} (${set.wrong.by})` : set.by}
      </td>
      <td>
        {set.can.markWrong && !set.wrong && (
          <Button
            look="quiet"
            size="small"
            onClick={onWrong}
            aria-label={`Entered in error: ${timeOfDay(set.at, timeZone)}`}
          >
            In error?
          </Button>
        )}
      </td>
    </tr>
  );
}

type ValueProps = { value: string | number | null | undefined; points: number | null; title?: string | undefined };

const Value = ({ value, points, title }: ValueProps) => (
  <td className={points ? styles[`p${points}`] : undefined} title={title}>
    {value ?? '–'}
  </td>
);
