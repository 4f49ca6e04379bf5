import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { Backup } from '#contract/clinic/backups.ts';
import { Badge } from '../ui/badges/badge.tsx';
import { Table } from '../ui/page/table.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { useNow } from '../ui/time/now.ts';
import { dayAndTime } from '../ui/time/time.ts';
import { KEPT_AS, REASONS, sizeInWords } from './backup-words.ts';

export function BackupFiles({ backups }: { backups: readonly Backup[] }) {
  const ended = backups.filter(({ state }) => state === 'done' || state === 'failed');
  if (ended.length === 0) return null;
  return (
    <section className="stack gap-8">
      <h2 className="text-18">
        Files <span className="muted text-14">newest first</span>
      </h2>
      <Table label="Backups, newest first" columns={['Made', 'Why', 'Size', 'Where', 'Kept', 'Tested']}>
        {ended.map((backup) => (
          <BackupFileRow key={backup.id} backup={backup} />
        ))}
      </Table>
    </section>
  );
}

function BackupFileRow({ backup }: { backup: Backup }) {
  const timeZone = useTimeZone();
  const now = useNow();
  const { at, reason, askedBy, bytes, state } = backup;
  return (
    <tr>
      <td>
        <b className="nowrap">{dayAndTime(at, timeZone, now)}</b>
      </td>
      <td>{askedBy ? `${REASONS[reason]}, ${askedBy}` : REASONS[reason]}</td>
      <td className="nowrap">{bytes === null ? 'none' : sizeInWords(bytes)}</td>
      <td>{whereOf(backup)}</td>
      <td>{state === 'failed' ? backup.problem : keptOf(backup)}</td>
      <td>
        <Tested backup={backup} />
      </td>
    </tr>
  );
}

function whereOf({ state, isRemoved, isCopied }: Backup): string {
  if (state === 'failed' || isRemoved) return 'nowhere';
  return isCopied ? 'here, second place' : 'here';
}

function keptOf({ isRemoved, isMissing, keptAs, reason }: Backup): string {
  if (isRemoved) return 'let go';
  if (isMissing) return 'not where it was put';
  if (keptAs.length === 0) return reason === 'command' ? 'where it was put' : 'until the next';
  return keptAs.map((each) => KEPT_AS[each]).join(', ');
}

function Tested({ backup: { state, test, isMissing } }: { backup: Backup }) {
  const warning = <IconAlertTriangle aria-hidden />;
  if (isMissing)
    return (
      <Badge tone="urgent" icon={warning}>
        missing
      </Badge>
    );
  if (state === 'failed')
    return (
      <Badge tone="urgent" icon={warning}>
        failed
      </Badge>
    );
  if (test === 'same')
    return (
      <Badge tone="ok" icon={<IconCheck aria-hidden />}>
        opened, identical
      </Badge>
    );
  if (test === 'failed')
    return (
      <Badge tone="urgent" icon={warning}>
        did not come back
      </Badge>
    );
  return <Badge tone="attention">not tried out</Badge>;
}
