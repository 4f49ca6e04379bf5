import { IconCheck, IconX } from '@tabler/icons-react';
import type { ApplicationReply } from '#contract/staffing/staffing.ts';
import { Badge } from '#web/ui/badges/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { dayAndTime } from '#web/ui/time/time.ts';
import styles from './applications.module.css';

type WaitingApplicationProps = {
  application: ApplicationReply;
  onApprove: () => void;
  onDecline: () => void;
};

export function WaitingApplication({ application, onApprove, onDecline }: WaitingApplicationProps) {
  const timeZone = useTimeZone();
  const { name, email, phone, licenseNumber, department, message, appliedAt } = application;
  return (
    <li className={`stack gap-8 ${styles.waiting}`}>
      <div className={`row wrap gap-4 gap-x-12 ${styles.head}`}>
        <h3>{name}</h3>
        <Badge tone="action">{department}</Badge>
        <span className={`push muted ${styles.when}`}>{dayAndTime(appliedAt, timeZone)}</span>
      </div>
      <dl className={`row stretch wrap gap-4 gap-x-24 ${styles.facts}`}>
        <Fact name="Licence">
          <b>{licenseNumber}</b>
        </Fact>
        <Fact name="Email">
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
        <Fact name="Phone">
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
        </Fact>
      </dl>
      {message && <p className={`pre-line breakable ${styles.message}`}>“{message}”</p>}
      <div className={`row stretch wrap gap-8 to-end ${styles.ways}`}>
        <Button look="quiet" icon={<IconX aria-hidden />} aria-label={`Decline ${name}`} onClick={onDecline}>
          Decline
        </Button>
        <Button look="primary" icon={<IconCheck aria-hidden />} aria-label={`Approve ${name}`} onClick={onApprove}>
          Approve
        </Button>
      </div>
    </li>
  );
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
