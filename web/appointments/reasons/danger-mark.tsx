import { IconAlertTriangle } from '@tabler/icons-react';
import type { Appointment, ReasonDanger } from '#contract/appointments/appointments.ts';
import { Badge } from '#web/ui/badges/badge.tsx';

const WORDS: Record<ReasonDanger, string> = {
  danger: 'Danger sign: read first',
  crisis: 'In crisis: read first',
  earlier: 'An earlier reason named a danger',
  unread: 'Reason not checked for danger',
};

/** For the clinic: nobody finds a danger in a reason only by reading it. */
export function DangerMark({ visit: { reasonDanger } }: { visit: Pick<Appointment, 'reasonDanger'> }) {
  if (!reasonDanger) return null;
  return (
    <Badge tone={reasonDanger === 'unread' ? 'attention' : 'urgent'} icon={<IconAlertTriangle size={16} aria-hidden />}>
      {WORDS[reasonDanger]}
    </Badge>
  );
}
