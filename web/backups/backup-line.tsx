import { IconDatabaseExport } from '@tabler/icons-react';
import { ButtonLink } from '../ui/button.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { useNow } from '../ui/time/now.ts';
import { isBad, sayHealth } from './backup-words.ts';
import { useBackups } from './queries.ts';

/** The way to the backups; loud when there is none to rely on. */
export function BackupLine() {
  const { data } = useBackups();
  const timeZone = useTimeZone();
  const now = useNow();
  const said = data ? sayHealth(data, timeZone, now) : null;
  const link = (
    <ButtonLink to="/admin/backups" icon={<IconDatabaseExport aria-hidden />}>
      Backups
    </ButtonLink>
  );
  if (data && said && isBad(data))
    return (
      <AlertBox tone="urgent" title={said.title}>
        <p className="mb-8">{said.why}</p>
        {link}
      </AlertBox>
    );
  return (
    <p className="row wrap gap-12">
      {link}
      <span className="muted">{said?.title}</span>
    </p>
  );
}
