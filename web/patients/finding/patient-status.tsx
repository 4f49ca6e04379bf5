import { IconAlertCircle, IconCornerUpLeft } from '@tabler/icons-react';
import type { PatientListed } from '#contract/patients/patients.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './patient-status.module.css';

type Status = PatientListed['status'];

const LOOKS: Record<Status, 'destructive' | 'secondary' | 'default'> = {
  Critical: 'destructive',
  'Follow-up': 'secondary',
  Active: 'default',
};

/** A word first, colour second. */
export function PatientStatus({ status }: { status: Status }) {
  const look = LOOKS[status] ?? 'default';
  return (
    <span
      className={classNames(`row-inline gap-4 semibold text-xs nowrap ${styles.status}`, styles[look])}
      data-look={look}
    >
      {look === 'destructive' && <IconAlertCircle aria-hidden />}
      {look === 'secondary' && <IconCornerUpLeft aria-hidden />}
      {status}
    </span>
  );
}
