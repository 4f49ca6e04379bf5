import { IconAlertTriangle, IconArchive, IconCheck, IconClockHour4 } from '@tabler/icons-react';
import type { MailReply } from '#contract/admin.ts';
import { Badge } from '../ui/badges/badge.tsx';

export function MailState({ mail: { state, attempts } }: { mail: MailReply }) {
  if (state === 'kept') return <Badge icon={<IconArchive aria-hidden />}>Kept here</Badge>;
  if (state === 'sent') {
    return (
      <Badge tone="ok" icon={<IconCheck aria-hidden />}>
        Sent
      </Badge>
    );
  }
  if (state === 'failed') {
    return (
      <Badge tone="urgent" icon={<IconAlertTriangle aria-hidden />}>
        Failed after {times(attempts)}
      </Badge>
    );
  }
  return (
    <Badge tone="info" icon={<IconClockHour4 aria-hidden />}>
      {attempts === 0 ? 'Waiting' : `Waiting after ${times(attempts)}`}
    </Badge>
  );
}

const times = (attempts: number) => (attempts === 1 ? '1 try' : `${attempts} tries`);
