import { firstNameOf, useActedFor } from '#web/acting-for.ts';
import { t } from '#web/language/say.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { zoneInWords } from '#web/ui/time/time.ts';
import { useWhoOpened } from '../queries.ts';
import { OpenedByList } from './opened-by-list.tsx';
import { isOwnOnly, openedTitle } from './opened-words.ts';

type OpenedByDialogProps = { isOpen: boolean; onClose: () => void; patientId: string };

export function OpenedByDialog({ isOpen, onClose, patientId }: OpenedByDialogProps) {
  const timeZone = useTimeZone();
  const opened = useWhoOpened(patientId);
  const person = useActedFor();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={openedTitle(person)}>
      <p className="muted text-sm">
        {t('From the audit trail, which nobody can change. Times in {timeZone}.', { timeZone: zoneInWords(timeZone) })}
      </p>
      {isOwnOnly(person) && (
        <p className="muted text-sm">
          {t(
            'Only what you did yourself is listed. Who else opened it could tell of something that {name} keeps private.',
            {
              name: firstNameOf(person.name),
            },
          )}
        </p>
      )}
      <QueryView
        query={opened}
        empty={person ? t('Nothing is listed yet.') : t('Nobody has opened your record yet.')}
        lines={6}
      >
        {(entries) => <OpenedByList entries={entries} isOwnOnly={isOwnOnly(person)} />}
      </QueryView>
    </Dialog>
  );
}
