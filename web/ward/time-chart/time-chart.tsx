import { useState } from 'react';
import type { InpatientDetail } from '#contract/ward/inpatients.ts';
import { CONSCIOUSNESS, NOT_SCORED_BECAUSE } from '#contract/ward/news2-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Segments } from '#web/ui/navigation/segments.tsx';
import { Panel } from '#web/ui/page/panel.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { useNow } from '#web/ui/time/now.ts';
import { useWidth } from '#web/ui/viewport/width.ts';
import { ObservationTable } from '../detail/observation-table.tsx';
import { CHART_ROWS } from './chart-rows.ts';
import { drawingOf } from './drawing.tsx';
import { LevelRow } from './level-row.tsx';
import { ReadingRow } from './reading-row.tsx';
import { ScoreRow } from './score-row.tsx';
import styles from './time-chart.module.css';
import { axisOf, SPANS, type Span, type Tick, ticksOf } from './time-span.ts';

type TimeChartProps = { inpatient: InpatientDetail; begin?: Span };

const SPAN_WORDS: Record<Span, string> = { '12h': '12 h', '24h': '24 h', '48h': '48 h', stay: 'Stay' };
const USUAL_WIDTH = 320;
const LABEL_WIDTH = 50;

/** As many as do not touch each other or Now. */
function labelled(ticks: readonly Tick[], x: (at: number) => number, width: number): Tick[] {
  const chosen: Tick[] = [];
  for (const tick of ticks) {
    const before = chosen.at(-1);
    const isFree = !before || x(tick.at) - x(before.at) >= LABEL_WIDTH;
    if (isFree && width - x(tick.at) >= LABEL_WIDTH * 1.3) chosen.push(tick);
  }
  return chosen;
}

/** NEWS2 and every reading on one time axis, or the same as a table. */
export function TimeChart({ inpatient, begin = '48h' }: TimeChartProps) {
  const [span, setSpan] = useState<Span>(begin);
  const [isTable, setTable] = useState(false);
  return (
    // A table takes the whole width of the page.
    <div data-whole-width={isTable || undefined}>
      <Panel
        title={
          isTable
            ? 'Sets of observations'
            : span === 'stay'
              ? 'This stay'
              : `Last ${SPAN_WORDS[span].replace('h', 'hours')}`
        }
        action={
          <div className="row wrap to-end gap-4 gap-x-8">
            {!isTable && (
              <Segments
                label="How far back"
                choices={SPANS.map((value) => ({ value, label: SPAN_WORDS[value] }))}
                value={span}
                onChoose={setSpan}
              />
            )}
            <Button look="quiet" onClick={() => setTable(!isTable)}>
              {isTable ? 'As a chart' : 'As a table'}
            </Button>
          </div>
        }
      >
        {isTable ? (
          <ObservationTable observations={inpatient.observations} />
        ) : (
          <Chart inpatient={inpatient} span={span} />
        )}
      </Panel>
    </div>
  );
}

function Chart({ inpatient, span }: Omit<TimeChartProps, 'begin'> & { span: Span }) {
  const timeZone = useTimeZone();
  const now = useNow();
  const [place, width] = useWidth(USUAL_WIDTH);
  const { notScored } = inpatient;
  const isScored = notScored !== 'under-16' && notScored !== 'pregnancy';
  const axis = axisOf(span, inpatient.admittedAt, now);
  const ticks = ticksOf(axis, timeZone);
  const drawing = drawingOf(axis, ticks, width);
  const sets = inpatient.observations.filter(({ wrong }) => wrong === null).toReversed();
  return (
    <div className={styles.chart}>
      <div className={`stack middle gap-x-10 ${styles.row}`} aria-hidden>
        <span />
        <div className={styles.measure} ref={place} />
      </div>
      {isScored ? (
        <ScoreRow sets={sets} drawing={drawing} />
      ) : (
        <p className={`semibold ${styles.never}`}>{notScored && NOT_SCORED_BECAUSE[notScored]}</p>
      )}
      {CHART_ROWS.map((row) => (
        <ReadingRow key={row.parameter} {...{ row, sets, drawing, isScored }} />
      ))}
      <LevelRow sets={sets} drawing={drawing} words={CONSCIOUSNESS} isScored={isScored} />
      <div className={`stack middle gap-x-10 ${styles.row}`} aria-hidden>
        <span />
        <svg className={styles.axis} height={22} width={width} aria-hidden>
          {labelled(ticks, drawing.x, width).map(({ at, label }) => (
            <text key={at} x={drawing.x(at)} y={15}>
              {label}
            </text>
          ))}
          <text className={styles.nowWord} x={width} y={15}>
            Now
          </text>
        </svg>
      </div>
    </div>
  );
}
