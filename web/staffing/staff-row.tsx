import type { AccountReply } from '#contract/staffing/accounts.ts';
import { Badge } from '../ui/badges/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Avatar } from '../ui/people/avatar.tsx';
import { MailAddress } from '../ui/people/mail-address.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { dayAndTime } from '../ui/time/time.ts';
import { LicenceEnd } from './licence-words.tsx';
import styles from './staff.module.css';
import { RoleName, SecondFactorBadge, StateBadge } from './worker-words.tsx';

type StaffRowProps = { account: AccountReply; isMe: boolean; onOpen: () => void };

export function StaffRow({ account, isMe, onOpen }: StaffRowProps) {
  const timeZone = useTimeZone();
  const { name, email, title, department, lastLoginAt, state } = account;
  return (
    <li className={`stack middle gap-8 gap-x-16 ruled ${styles.row}`}>
      <div className={`row gap-12 min-0 ${styles.person}`}>
        <Avatar name={name} />
        <div className="min-0 lead-135">
          <b className="block">
            {name} {isMe && <Badge tone="action">You</Badge>}
          </b>
          <span>
            <MailAddress of={email} />
          </span>
        </div>
      </div>
      <div className={`min-0 lead-135 ${styles.work}`}>
        <b className="block">{title ?? <RoleName role={account.role} />}</b>
        <span>{department ?? <RoleName role={account.role} />}</span>
        {account.licenseNumber && (
          <span className="block text-14">
            {account.licenseNumber} · <LicenceEnd account={account} />
          </span>
        )}
      </div>
      <div className={`row stretch wrap gap-6 ${styles.badges}`}>
        <StateBadge state={state} />
        {state !== 'invited' && <SecondFactorBadge isOn={account.hasSecondFactor} />}
      </div>
      <div className={styles.seen}>
        {lastLoginAt ? `Last login ${dayAndTime(lastLoginAt, timeZone)}` : 'Never logged in'}
      </div>
      <Button onClick={onOpen} aria-label={`Manage ${name}`}>
        Manage
      </Button>
    </li>
  );
}
