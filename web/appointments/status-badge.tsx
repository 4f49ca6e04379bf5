import {
  IconBan,
  IconCheck,
  IconChecks,
  IconClock,
  IconClockOff,
  IconDoorEnter,
  IconUserOff,
  IconX,
} from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import type { Appointment, AppointmentStatus } from '#contract/appointments/appointments.ts';
import { Badge } from '../ui/badges/badge.tsx';
import { timeOfDay } from '../ui/time/time.ts';

type Look = { word: string; icon: typeof IconCheck; tone?: ComponentProps<typeof Badge>['tone'] };

const LOOKS: Record<AppointmentStatus, Look> = {
  pending: { word: 'Pending', icon: IconClock, tone: 'attention' },
  approved: { word: 'Approved', icon: IconCheck, tone: 'ok' },
  rejected: { word: 'Rejected', icon: IconX, tone: 'urgent' },
  expired: { word: 'Expired', icon: IconClockOff },
  cancelled: { word: 'Cancelled', icon: IconBan },
  completed: { word: 'Completed', icon: IconChecks },
  'no-show': { word: 'Not attended', icon: IconUserOff },
};
const CONFIRMED: Look = { word: 'Confirmed', icon: IconChecks, tone: 'ok' };

type Shown = Pick<Appointment, 'status' | 'confirmedAt' | 'arrivedAt' | 'timeZone'>;

/** A word and an icon; the colour only repeats them. */
export function StatusBadge({ appointment }: { appointment: Shown }) {
  const { word, icon: Icon, tone } = lookOf(appointment);
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {word}
    </Badge>
  );
}

function lookOf({ status, confirmedAt, arrivedAt, timeZone }: Shown): Look {
  if (status === 'approved' && arrivedAt) {
    return { word: `Arrived ${timeOfDay(arrivedAt, timeZone)}`, icon: IconDoorEnter, tone: 'ok' };
  }
  return status === 'approved' && confirmedAt ? CONFIRMED : LOOKS[status];
}
