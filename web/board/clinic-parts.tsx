import type { ReactElement } from 'react';
import { ErrorMessage } from '../ui/feedback/error-message.tsx';
import { Skeleton } from '../ui/loading/skeleton.tsx';
import { BoardPart } from './board-part.tsx';
import { usePrescriptions, useResults } from './care-queries.ts';
import { PrescribedItem } from './prescribed-item.tsx';
import { AwaitedItem, ResultItem } from './result-item.tsx';

type OfPatient = { patientId: string };

/** What doctors signed, the newest first, then what the patient noted. */
export function PrescriptionsPart({ patientId, noted }: OfPatient & { noted: readonly ReactElement[] }) {
  const { data, error, refetch } = usePrescriptions(patientId);
  const prescribed = data?.map((each) => <PrescribedItem key={each.id} prescription={each} />) ?? [];
  return (
    <BoardPart
      id="prescriptions"
      name="Prescriptions"
      empty="None yet. Add what you take, so that you have it at hand."
      isEmpty={data?.length === 0 && noted.length === 0}
      items={[...prescribed, ...noted]}
    >
      {error && (
        <li>
          <ErrorMessage error={error} onRetry={() => void refetch()} />
        </li>
      )}
    </BoardPart>
  );
}

export function ResultsPart({ patientId }: OfPatient) {
  const { data, error, refetch } = useResults(patientId);
  const reports = data?.reports ?? [];
  const waiting = data?.waiting ?? [];
  return (
    <BoardPart
      id="results"
      name="Results"
      isEmpty={data !== undefined && reports.length + waiting.length === 0}
      empty="None yet. A result is here as soon as your doctor has looked at it."
      items={[
        ...waiting.map((order) => <AwaitedItem key={order.id} order={order} />),
        ...reports.map((report) => <ResultItem key={report.id} report={report} />),
      ]}
    >
      {!data && !error && (
        <li>
          <Skeleton lines={1} />
        </li>
      )}
      {error && (
        <li>
          <ErrorMessage error={error} onRetry={() => void refetch()} />
        </li>
      )}
    </BoardPart>
  );
}
