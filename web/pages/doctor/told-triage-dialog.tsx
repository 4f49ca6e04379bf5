import { useStoredTriage } from '#web/triage/stored-queries.ts';
import { ToldCard } from '#web/triage/told-card.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';

type ToldTriageDialogProps = { isOpen: boolean; onClose: () => void; triageId: string };

export function ToldTriageDialog({ isOpen, onClose, triageId }: ToldTriageDialogProps) {
  const stored = useStoredTriage(isOpen ? triageId : undefined);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="What the patient told the triage" size="large">
      <QueryView query={stored}>{(result) => <ToldCard stored={result} />}</QueryView>
    </Dialog>
  );
}
