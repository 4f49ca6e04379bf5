import { t } from '#web/language/say.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { useWhoOpened } from '../queries.ts';
import { OpenedByList } from './opened-by-list.tsx';

type OpenedByDialogProps = { isOpen: boolean; onClose: () => void; patientId: string };

export function OpenedByDialog({ isOpen, onClose, patientId }: OpenedByDialogProps) {
  const timeZone = useTimeZone();
  const opened = useWhoOpened(patientId);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('Who opened your record')}>
      <p className="muted text-sm">
        {t('From the audit trail, which nobody can change. Times in {timeZone}.', { timeZone })}
      </p>
      <QueryView query={opened} empty={t('Nobody has opened your record yet.')} lines={6}>
        {(entries) => <OpenedByList entries={entries} />}
      </QueryView>
    </Dialog>
  );
}
