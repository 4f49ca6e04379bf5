import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import type { SafetyFinding } from '../../contract/medicines.ts';
import { useChartPatient, useChartProfile } from '../chart/queries.ts';
import { Button } from '../ui/button.tsx';
import { LazyDialog } from '../ui/lazy-dialog.tsx';

const factsDialog = async () => (await import('../records/facts-dialog.tsx')).FactsDialog;

/** Where a screen asks for an allergy, an illness, a medicine at home or a pregnancy: it is entered there. */
export function FactsButton({ patientId, words = 'Allergies and history' }: { patientId: string; words?: string }) {
  const [isOpen, setOpen] = useState(false);
  const profile = useChartProfile(patientId).data;
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

/** Findings that are gone for good once the fact is entered. */
const ASKS: Partial<Record<SafetyFinding['kind'], string>> = {
  'allergies-not-asked': 'Enter allergies and check again',
  'allergies-unconfirmed': 'Confirm allergies and check again',
  'allergy-not-understood': 'Enter the substance and check again',
  pregnancy: 'Enter pregnancy and check again',
  condition: 'Correct the problem list',
};

export const answerWith = (patientId: string) => (finding: SafetyFinding) => {
  const words = ASKS[finding.kind];
  return words && <FactsButton patientId={patientId} words={words} />;
};
