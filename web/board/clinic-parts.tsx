import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { ErrorMessage } from '../ui/feedback/error-message.tsx';
import { Skeleton } from '../ui/loading/skeleton.tsx';
import { BoardPart } from './board-part.tsx';
import { usePrescriptions, useResults } from './care-queries.ts';
import { PrescribedItem } from './prescribed-item.tsx';
import { AwaitedItem, ResultItem } from './result-item.tsx';

const FIRST = 3;

type OfPatient = { patientId: string };

/** Prescriptions that a doctor signed; the newest first, older ones when asked for. */
export function PrescribedItems({ patientId }: OfPatient) {
  const [isAll, setAll] = useState(false);
  const { data, error, refetch } = usePrescriptions(patientId);
  if (error)
    return (
      <li>
        <ErrorMessage error={error} onRetry={() => void refetch()} />
      </li>
    );
  const shown = isAll ? data : data?.slice(0, FIRST);
  return (
    <>
      {shown?.map((prescription) => (
        <PrescribedItem key={prescription.id} prescription={prescription} />
      ))}
      {data && data.length > FIRST && !isAll && (
        <li>
          <Button look="quiet" onClick={() => setAll(true)}>
            {data.length - FIRST} older
          </Button>
        </li>
      )}
    </>
  );
}

export function ResultsPart({ patientId }: Pick<OfPatient, 'patientId'>) {
  const [isAll, setAll] = useState(false);
  const { data, error, refetch } = useResults(patientId);
  const reports = data?.reports ?? [];
  const waiting = data?.waiting ?? [];
  const shown = isAll ? reports : reports.slice(0, FIRST);
  return (
    <BoardPart
      id="results"
      name="Results"
      isEmpty={data !== undefined && reports.length + waiting.length === 0}
      empty="None yet. A result is here as soon as your doctor has looked at it."
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
      {waiting.map((order) => (
        <AwaitedItem key={order.id} order={order} />
      ))}
      {shown.map((report) => (
        <ResultItem key={report.id} report={report} />
      ))}
      {reports.length > shown.length && (
        <li>
          <Button look="quiet" onClick={() => setAll(true)}>
            {reports.length - shown.length} older
          </Button>
        </li>
      )}
    </BoardPart>
  );
}
