import { IconAlertCircle, IconClockExclamation } from '@tabler/icons-react';
import type { AccountReply } from '#contract/staffing/accounts.ts';
import { licenceStateOn } from '#contract/staffing/licences.ts';
import { dayAsText } from '../ui/time/day-text.ts';
import { useToday } from '../ui/time/today.ts';

type LicenceProps = { account: Pick<AccountReply, 'role' | 'licenseNumber' | 'licenceEndsOn'> };

/** Until when the licence holds. Where nobody has said it, that is said. */
export function LicenceEnd({ account: { role, licenseNumber, licenceEndsOn } }: LicenceProps) {
  const state = licenceStateOn(licenceEndsOn, useToday());
  if (licenceEndsOn === null) {
    return role === 'doctor' || licenseNumber ? <span className="muted">end not known</span> : null;
  }
  const day = dayAsText(licenceEndsOn);
  if (state === 'lapsed') {
    return (
      <b className="row-inline gap-4 urgent icons-16">
        <IconAlertCircle aria-hidden /> lapsed {day}: cannot sign
      </b>
    );
  }
  if (state === 'ends') {
    return (
      <b className="row-inline gap-4 attention icons-16">
        <IconClockExclamation aria-hidden /> ends {day}
      </b>
    );
  }
  return <span className="muted">until {day}</span>;
}
