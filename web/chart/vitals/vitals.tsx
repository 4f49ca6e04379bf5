import { useQuery } from '@tanstack/react-query';
import { usePatientSummary } from '#web/api/chart.ts';
import { readingsQuery, useProfile } from '#web/api/records.ts';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import type { ChartSectionProps } from '../chart-tabs.tsx';
import { MedicinesNow } from '../medicines/medicines-now.tsx';
import { isAdultAt } from './judge.ts';
import { Trends } from './trends.tsx';
import styles from './vitals.module.css';

export function Vitals({ patientId, aside }: ChartSectionProps) {
  const age = useProfile(patientId).data?.age;
  const stay = usePatientSummary(patientId).data?.stay;
  return (
    <div className={styles.vitals}>
      <QueryView
        query={useQuery(readingsQuery(patientId))}
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
