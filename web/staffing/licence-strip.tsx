import { licenceStateOn } from '#contract/staffing/licences.ts';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { dayAsText } from '../ui/time/day-text.ts';
import { useToday } from '../ui/time/today.ts';
import { useDuty } from './duty-switch.tsx';

/** Says to whoever works here that their licence has lapsed, before they write what they cannot sign. */
export function LicenceStrip({ isDoctor }: { isDoctor: boolean }) {
  const endsOn = useDuty().data?.licenceEndsOn;
  const today = useToday();
  if (!endsOn || licenceStateOn(endsOn, today) !== 'lapsed') return null;
  return (
    <AlertBox className="no-print mb-16" tone="attention" title={`Your licence lapsed on ${dayAsText(endsOn)}.`}>
      {isDoctor && 'You can read, write drafts and stop medicines, but you cannot sign. '}An administrator enters the
      new date.
    </AlertBox>
  );
}
