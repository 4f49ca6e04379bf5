import { IconAlertTriangle, IconId, IconPhone } from '@tabler/icons-react';
import { useState } from 'react';
import type { OwnAlert } from '#contract/alerts.ts';
import { firstNameOf, useActedFor } from '#web/acting-for.ts';
import { t } from '#web/language/say.ts';
import { ButtonAnchor, ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { useOwnAlerts } from './queries.ts';
import styles from './sos-button.module.css';
import { isCall, SosCall } from './sos-call.tsx';

type SosButtonProps = { emergencyNumber: string | undefined; owner?: string };

/** In every header of a patient: a tap shows how to call for help, also again, and who has an earlier call. */
export function SosButton({ emergencyNumber, owner }: SosButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const calls = (useOwnAlerts().data ?? []).filter(isCall);
  const person = useActedFor();
  return (
    <>
      <button
        type="button"
        className={classNames(
          `row centred gap-8 fixed pressable surface urgent bold ${styles.sos}`,
          calls.length > 0 && styles.called,
        )}
        onClick={() => setOpen(true)}
      >
        <IconAlertTriangle size={22} aria-hidden />
        {person ? t('SOS for {name}', { name: firstNameOf(person.name) }) : 'SOS'}{' '}
        {calls.length > 0 && <span className="regular">{calls.every(isAnswered) ? t('answered') : t('sent')}</span>}
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('Need help now?')}>
        <p>
          {t('SOS alerts the doctors and nurses of this clinic.')} <b>{t('It does not call an ambulance.')}</b>
        </p>
        <SosCall {...(owner && { owner })} />
        {emergencyNumber && (
          <ButtonAnchor href={`tel:${emergencyNumber}`} look="danger-outline" isBlock icon={<IconPhone aria-hidden />}>
            {t('Call {number}', { number: emergencyNumber })}{' '}
          </ButtonAnchor>
        )}
        <ButtonLink
          to="/emergency-card"
          look="quiet"
          isBlock
          icon={<IconId aria-hidden />}
          onClick={() => setOpen(false)}
        >
          {t('Show my emergency card')}
        </ButtonLink>
      </Dialog>
    </>
  );
}

const isAnswered = ({ acknowledged }: OwnAlert) => acknowledged !== null;
