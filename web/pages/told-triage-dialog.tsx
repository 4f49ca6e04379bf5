import { useStoredTriage } from '../triage/stored-queries.ts';
import { ToldCard } from '../triage/told-card.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { QueryView } from '../ui/query-view.tsx';

type ToldTriageDialogProps = { isOpen: boolean; onClose: () => void; triageId: string };

export function ToldTriageDialog({ isOpen, onClose, triageId }: ToldTriageDialogProps) {
  const stored = useStoredTriage(isOpen ? triageId : undefined);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="What the patient told the triage" size="large">
      <QueryView query={stored}>{(result) => <ToldCard stored={result} />}</QueryView>
    </Dialog>
  );
}
