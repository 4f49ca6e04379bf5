import { IconPhone } from '@tabler/icons-react';
import type { DoctorToCall } from '#contract/lab-call-backs.ts';
import styles from './call-back-form.module.css';

/** Under which number, and whether on duty: in full, also where the list of names cuts it. */
export function Reach({ doctor }: { doctor: DoctorToCall | undefined }) {
  if (!doctor) return null;
  const { phone, isOnDuty } = doctor;
  return (
    <p className={styles.reach}>
      {phone ? (
        <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
          <IconPhone aria-hidden />
          {phone}
        </a>
      ) : (
        <span>No telephone number is known.</span>
      )}
      <span>{isOnDuty ? 'On duty' : 'Not on duty'}</span>
    </p>
  );
}
