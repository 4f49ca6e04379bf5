import { IconDatabaseExport } from '@tabler/icons-react';
import { mutateDetached } from '../mutate-detached.ts';
import { sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { QueryView } from '../ui/loading/query-view.tsx';
import { BackupFiles } from './backup-files.tsx';
import { BackupKey } from './backup-key.tsx';
import styles from './backups.module.css';
import { BackupsOverview } from './backups-overview.tsx';
import { OutgoingHold } from './outgoing-hold.tsx';
import { useAskForBackup, useBackups } from './queries.ts';
import { RestoreTest } from './restore-test.tsx';
import { RunningBackup } from './running-backup.tsx';

export function Backups() {
  const backups = useBackups();
  return (
    <QueryView query={backups} lines={8}>
      {(reply) => (
        <>
          {reply.held && <OutgoingHold held={reply.held} />}
          <BackupsOverview reply={reply} />
          <div className={`stack gap-16 ${styles.columns}`}>
            {reply.running && <RunningBackup running={reply.running} />}
            {reply.lastTest && <RestoreTest test={reply.lastTest} />}
            <BackupKey mark={reply.keyMark} />
          </div>
          <BackupFiles backups={reply.backups} />
        </>
      )}
    </QueryView>
  );
}

export function BackUpNow() {
  const { data } = useBackups();
  const asking = useAskForBackup();
  const isRunning = data?.running != null || asking.isPending;
  return (
    <Button
      look="primary"
      icon={<IconDatabaseExport aria-hidden />}
      isBusy={isRunning}
      busyText="Being made …"
      onClick={() => mutateDetached(asking, undefined, { onError: (error) => toast.error(sentenceFor(error)) })}
    >
      Back up now
    </Button>
  );
}
