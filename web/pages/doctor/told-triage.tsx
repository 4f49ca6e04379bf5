import { IconMessageReport } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { LazyDialog } from '#web/ui/dialog/lazy-dialog.tsx';

const load = async () => (await import('./told-triage-dialog.tsx')).ToldTriageDialog;

/** A way to what the patient told the symptom check, where there was one. */
export function ToldTriage({ triageId }: { triageId: string | null }) {
  const [isOpen, setOpen] = useState(false);
  if (!triageId) return null;
  return (
    <>
      <Button look="quiet" icon={<IconMessageReport aria-hidden />} onClick={() => setOpen(true)}>
        What the patient told the triage
      </Button>
      <LazyDialog load={load} dialog={{ isOpen, onClose: () => setOpen(false), triageId }} />
    </>
  );
}
