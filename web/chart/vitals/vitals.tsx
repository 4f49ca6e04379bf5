import { QueryView } from '#web/ui/query-view.tsx';
import type { ChartSectionProps } from '../chart-tabs.tsx';
import { MedicinesNow } from '../medicines/medicines-now.tsx';
import { useChartProfile, useChartReadings, useSummary } from '../queries.ts';
import { isAdultAt } from './judge.ts';
import { Trends } from './trends.tsx';
import styles from './vitals.module.css';

export function Vitals({ patientId, aside }: ChartSectionProps) {
  const age = useChartProfile(patientId).data?.age;
  const stay = useSummary(patientId).data?.stay;
  return (
    <div className={styles.vitals}>
      <QueryView
        query={useChartReadings(patientId)}
        lines={10}
        empty={
          <p className={styles.empty}>No reading yet. What the patient or a nurse measures appears here as trends.</p>
        }
      >
        {(readings) => (
          <Trends
            readings={readings}
            isAdult={isAdultAt(age ?? null)}
            isInpatient={Boolean(stay)}
            note={age === undefined ? null : noteOn(age)}
            beside={
              <>
                {aside}
                <MedicinesNow patientId={patientId} />
              </>
            }
          />
        )}
      </QueryView>
    </div>
  );
}

function noteOn(age: number | null): string | null {
  if (age === null) return 'The age is not known: ranges of adults are shown.';
  return isAdultAt(age) ? null : 'Under 18 years: the ranges of adults are not applied, and nothing is flagged.';
}
