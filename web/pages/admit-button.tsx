import { IconBed } from '@tabler/icons-react';
import { useState } from 'react';
import { useMyself } from '../identity/myself.ts';
import { Button } from '../ui/button.tsx';
import { LazyDialog } from '../ui/lazy-dialog.tsx';

const admitDialog = async () => (await import('../ward/steer/admit-here-dialog.tsx')).AdmitHereDialog;

/** In the chart of someone who is not an inpatient. */
export function AdmitButton({ patient }: { patient: { id: string; name: string; pud: string } }) {
  const [isOpen, setOpen] = useState(false);
  const me = useMyself();
  return (
    <>
      <Button icon={<IconBed aria-hidden />} onClick={() => setOpen(true)}>
        Admit
      </Button>
      <LazyDialog load={admitDialog} dialog={{ isOpen, onClose: () => setOpen(false), patient, doctorId: me.id }} />
    </>
  );
}
