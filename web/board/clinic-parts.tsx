import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { ErrorMessage } from '../ui/feedback/error-message.tsx';
import { usePrescriptions } from './care-queries.ts';
import { PrescribedItem } from './prescribed-item.tsx';

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
