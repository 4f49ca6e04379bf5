import type { ReactElement } from 'react';
import { t } from '#web/language/say.ts';
import { ErrorMessage } from '../ui/feedback/error-message.tsx';
import { BoardPart } from './board-part.tsx';
import { usePrescriptions } from './care-queries.ts';
import { PrescribedItem } from './prescribed-item.tsx';

type OfPatient = { patientId: string };

/** What doctors signed, the newest first, then what the patient noted. */
export function PrescriptionsPart({ patientId, noted }: OfPatient & { noted: readonly ReactElement[] }) {
  const { data, error, refetch } = usePrescriptions(patientId);
  const prescribed = data?.map((each) => <PrescribedItem key={each.id} prescription={each} />) ?? [];
  return (
    <BoardPart
      id="prescriptions"
      name={t('Prescriptions')}
      empty={t('None yet. Add what you take, so that you have it at hand.')}
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
