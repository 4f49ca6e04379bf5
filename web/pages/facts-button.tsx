import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useProfile } from '../api/records.ts';
import { useChartPatient } from '../chart/queries.ts';
import { Button } from '../ui/button.tsx';
import { LazyDialog } from '../ui/dialog/lazy-dialog.tsx';

const factsDialog = async () => (await import('../records/facts-dialog.tsx')).FactsDialog;

/** Lets a screen that asks for an allergy, an illness, a medicine at home or a pregnancy take the answer. */
export function FactsButton({ patientId, words = 'Allergies and history' }: { patientId: string; words?: string }) {
  const [isOpen, setOpen] = useState(false);

  const profile = useProfile(patientId).data;
  const name = useChartPatient(patientId).data?.name ?? '';
  if (!profile) return null;
  return (
    <>
      <Button icon={<IconPencil aria-hidden />} onClick={() => setOpen(true)}>
        {words}
      </Button>
      <LazyDialog load={factsDialog} dialog={{ isOpen, onClose: () => setOpen(false), profile, name }} />
    </>
  );
}
