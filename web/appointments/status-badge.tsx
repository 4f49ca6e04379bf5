import {
  IconBan,
  IconCheck,
  IconChecks,
  IconClock,
  IconClockOff,
  IconDoorEnter,
  IconDoorExit,
  IconStethoscope,
  IconUserOff,
  IconX,
} from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import type { Appointment, AppointmentStatus } from '#contract/appointments/appointments.ts';
import { msg, t, tMarked } from '#web/language/say.ts';
import { Badge } from '../ui/badges/badge.tsx';
import { timeOfDay } from '../ui/time/time.ts';

type Look = { word: string; icon: typeof IconCheck; tone?: ComponentProps<typeof Badge>['tone'] };

const LOOKS: Record<AppointmentStatus, Look> = {
  pending: { word: msg('Pending'), icon: IconClock, tone: 'attention' },
  approved: { word: msg('Approved'), icon: IconCheck, tone: 'ok' },
  rejected: { word: msg('Rejected'), icon: IconX, tone: 'urgent' },
  expired: { word: msg('Expired'), icon: IconClockOff },
  cancelled: { word: msg('Cancelled'), icon: IconBan },
  completed: { word: msg('Completed'), icon: IconChecks },
  'no-show': { word: msg('Not attended'), icon: IconUserOff },
};
const CONFIRMED: Look = { word: msg('Confirmed'), icon: IconChecks, tone: 'ok' };

type Shown = Pick<
  Appointment,
  'status' | 'confirmedAt' | 'arrivedAt' | 'withDoctorAt' | 'leftAt' | 'token' | 'timeZone'
>;

/** A word and an icon; the colour only repeats them. */
export function StatusBadge({ appointment }: { appointment: Shown }) {
  const { word, icon: Icon, tone } = lookOf(appointment);
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {tMarked(word)}{' '}
    </Badge>
  );
}

function lookOf({ status, confirmedAt, arrivedAt, withDoctorAt, leftAt, token, timeZone }: Shown): Look {
  if (status === 'approved' && withDoctorAt) {
    return {
      word: t('Called in {time}', { time: timeOfDay(withDoctorAt, timeZone) }),
      icon: IconStethoscope,
      tone: 'action',
    };
  }
  if (status === 'approved' && arrivedAt) {
    const word = [t('Arrived {time}', { time: timeOfDay(arrivedAt, timeZone) }), token].filter(Boolean).join(', ');
    return { word, icon: IconDoorEnter, tone: 'ok' };
  }
  if (status === 'no-show' && leftAt) return { word: t('Left'), icon: IconDoorExit };
  return status === 'approved' && confirmedAt ? CONFIRMED : LOOKS[status];
}
