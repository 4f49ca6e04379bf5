import { IconPhone } from '@tabler/icons-react';
import { t } from '#web/language/say.ts';
import { ButtonAnchor } from '#web/ui/button.tsx';

/** Above the first word that is typed: what must not wait for an answer. */
export const CallFirst = ({ emergencyNumber }: { emergencyNumber: string }) => (
  <div className="row wrap gap-12 round-lg lead-135 call-first">
    <p className="grow semibold">{t('Chest pain, no breath, heavy bleeding?')}</p>
    <ButtonAnchor href={`tel:${emergencyNumber}`} look="danger" icon={<IconPhone aria-hidden />} className="nowrap">
      {t('Call {number}', { number: emergencyNumber })}{' '}
    </ButtonAnchor>
  </div>
);
