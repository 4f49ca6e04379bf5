import { IconPhoneCall } from '@tabler/icons-react';
import { t } from '#web/language/say.ts';
import { ButtonAnchor } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import styles from './where-to-go-today.module.css';

type WhereToGoTodayProps = {
  title: string;
  lead?: string;
  /** What the clinic itself says about today; else the general way. */
  where: string | null;
  clinic: { phone: string; emergencyNumber: string };
};

/** It should be looked at today, and nobody here may be able to. */
export function WhereToGoToday({ title, lead, where, clinic: { phone, emergencyNumber } }: WhereToGoTodayProps) {
  return (
    <AlertBox tone="attention" title={title}>
      <p>
        {lead && `${lead} `}
        {where ??
          t(
            'Call the clinic, or go to an urgent care centre or an emergency department today. If it gets worse, call {number}.',
            { number: emergencyNumber },
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
