import { useTimeZone } from '../ui/clinic-time.ts';
import { Dialog } from '../ui/dialog.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { OpenedByList } from './opened-by-list.tsx';
import { useWhoOpened } from './queries.ts';

type OpenedByDialogProps = { isOpen: boolean; onClose: () => void; patientId: string };

export function OpenedByDialog({ isOpen, onClose, patientId }: OpenedByDialogProps) {
  const timeZone = useTimeZone();
  const opened = useWhoOpened(patientId);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Who opened your record">
      <p className="muted text-sm">From the audit trail, which nobody can change. Times in {timeZone}.</p>
      <QueryView query={opened} empty="Nobody has opened your record yet." lines={6}>
        {(entries) => <OpenedByList entries={entries} />}
      </QueryView>
    </Dialog>
  );
}
