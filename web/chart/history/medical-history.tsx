import { useState } from 'react';
import { HISTORY_KINDS, type HistoryEntry } from '#contract/patients/chart.ts';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import type { ChartSectionProps } from '../chart-tabs.tsx';
import { useHistory } from '../queries.ts';
import { HistoryItem } from './history-item.tsx';
import { KIND_NAMES } from './kind-names.ts';
import styles from './medical-history.module.css';

type Kind = HistoryEntry['kind'];

/** What happened, newest first, as one line of time. */
export function MedicalHistory({ patientId, told, documents }: ChartSectionProps) {
  const [hidden, setHidden] = useState<ReadonlySet<Kind>>(new Set());
  const toggle = (kind: Kind) => setHidden((before) => before.symmetricDifference(new Set([kind])));
  return (
    <div className={styles.page}>
      {documents}
      <QueryView
        query={useHistory(patientId)}
        lines={8}
        empty="Nothing is in this history yet. Signed diagnoses, visits and results appear here."
      >
        {(entries) => (
          <div className={`stack fit gap-16 gap-x-24 ${styles.beside}`}>
            <div>
              {byYear(entries.filter(({ kind }) => !hidden.has(kind))).map(([year, ofYear]) => (
                <section key={year} aria-label={year}>
                  <h3 className={`faint bold ${styles.year}`}>{year}</h3>
                  <ol className={`relative ${styles.line}`}>
                    {ofYear.map((entry) => (
                      <HistoryItem key={`${entry.kind} ${entry.id}`} {...{ entry, told }} />
                    ))}
                  </ol>
                </section>
              ))}
            </div>
            <fieldset className={`row stretch wrap gap-x-20 ${styles.show}`}>
              <legend>Show</legend>
              {HISTORY_KINDS.filter((kind) => count(entries, kind) > 0).map((kind) => (
                <label className="row pressable" key={kind}>
                  <input type="checkbox" checked={!hidden.has(kind)} onChange={() => toggle(kind)} />
                  {KIND_NAMES[kind].many}
                  <span className="faint">{count(entries, kind)}</span>
                </label>
              ))}
            </fieldset>
          </div>
        )}
      </QueryView>
    </div>
  );
}

const count = (entries: readonly HistoryEntry[], wanted: Kind) => entries.filter(({ kind }) => kind === wanted).length;

/** In the order they came, which is newest first. */
function byYear(entries: readonly HistoryEntry[]): [string, HistoryEntry[]][] {
  return [...Map.groupBy(entries, ({ date }) => date.slice(0, 4))];
}
