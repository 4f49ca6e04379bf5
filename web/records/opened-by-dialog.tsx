import { Dialog } from '../ui/dialog.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { atStart, dayAndTime } from '../ui/time.ts';
import styles from './opened-by-dialog.module.css';
import { useWhoOpened } from './queries.ts';

type OpenedByDialogProps = { isOpen: boolean; onClose: () => void; patientId: string; timeZone: string };

export function OpenedByDialog({ isOpen, onClose, patientId, timeZone }: OpenedByDialogProps) {
  const opened = useWhoOpened(patientId);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Who opened your record">
      <p className={styles.why}>From the audit trail, which nobody can change. Times in {timeZone}.</p>
      <QueryView query={opened} empty="Nobody has opened your record yet." lines={6}>
        {(entries) => (
          <ul>
            {entries.map(({ at, who, role, what }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two entries may be alike in everything but their place.
              <li key={place} className={styles.entry}>
                <b>{who}</b>
                <span>{who === 'You' ? what : `${role}, ${what}`}</span>
                <span>{atStart(dayAndTime(at, timeZone))}</span>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Dialog>
  );
}
