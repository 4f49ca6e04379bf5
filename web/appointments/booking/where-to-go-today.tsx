import { IconPhoneCall } from '@tabler/icons-react';
import { t } from '#web/language/say.ts';
import { ButtonAnchor } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import type { VisitClinic } from './visit-booking.tsx';
import styles from './where-to-go-today.module.css';

type WhereToGoTodayProps = {
  title: string;
  lead?: string;
  /** What the clinic itself said about today, and for whom no time is free; else the general way. */
  where: string | null;
  clinic: VisitClinic;
};

/** It should be looked at today, and nobody here may be able to. */
export function WhereToGoToday({
  title,
  lead,
  where,
  clinic: { name, address, phone, emergencyNumber },
}: WhereToGoTodayProps) {
  return (
    <AlertBox tone="attention" title={title}>
      <p>
        {lead && `${lead} `}
        {where === null || address === ''
          ? t(
              'Call the clinic, or go to an urgent care centre or an emergency department today. If it gets worse, call {number}.',
              { number: emergencyNumber },
            )
          : t(
              'Come to the desk of {clinic}, {address}, or go to a walk-in clinic or an emergency department today. If you get worse, call {number}.',
              { clinic: name, address, number: emergencyNumber },
            )}
      </p>
      <p className={`row stretch wrap gap-8 mt-12 ${styles.calls}`}>
        <ButtonAnchor href={`tel:${phone.replace(/[^+\d]/g, '')}`} icon={<IconPhoneCall aria-hidden />}>
          {phone}
        </ButtonAnchor>
        <ButtonAnchor href={`tel:${emergencyNumber}`} icon={<IconPhoneCall aria-hidden />}>
          {emergencyNumber}
        </ButtonAnchor>
      </p>
    </AlertBox>
  );
}
