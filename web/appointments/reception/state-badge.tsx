import {
  IconCalendarX,
  IconCheck,
  IconClockExclamation,
  IconClockQuestion,
  IconDoorEnter,
  IconDoorExit,
  IconHourglass,
  IconStethoscope,
  IconUserOff,
} from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import type { VisitState } from '#contract/appointments/reception.ts';
import { Badge } from '#web/ui/badges/badge.tsx';

type Look = { word: string; icon: typeof IconCheck; tone?: ComponentProps<typeof Badge>['tone'] };

const LOOKS: Record<VisitState, Look> = {
  asked: { word: 'Asked', icon: IconClockQuestion },
  booked: { word: 'Booked', icon: IconHourglass },
  late: { word: 'Late', icon: IconClockExclamation, tone: 'attention' },
  arrived: { word: 'Arrived', icon: IconDoorEnter, tone: 'ok' },
  'with-doctor': { word: 'With the doctor', icon: IconStethoscope, tone: 'action' },
  done: { word: 'Done', icon: IconCheck },
  left: { word: 'Left', icon: IconDoorExit },
  'did-not-come': { word: 'Did not come', icon: IconUserOff },
  cancelled: { word: 'Cancelled', icon: IconCalendarX },
};

/** A word and an icon; the colour only repeats them. */
export function StateBadge({ state }: { state: VisitState }) {
  const { word, icon: Icon, tone } = LOOKS[state];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {word}
    </Badge>
  );
}
