import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { KEPT_DAYS } from '#contract/patients/kept-days.ts';
import { t } from '#web/language/say.ts';
import { forgetCopy, setCopyOwner, useCopyOwner } from '#web/phone-copy.ts';
import { sentenceFor } from '#web/refusal.ts';
import { registerWorker } from '#web/register-worker.ts';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { SwitchField } from '#web/ui/fields/switch-field.tsx';
import styles from './keep-card.module.css';

type KeepCardProps = { patientId: string; accountId: string; sessionId: string };

/** Off until the patient switches it on, on this device only. */
export function KeepCard({ patientId, accountId, sessionId }: KeepCardProps) {
  const { isOn, wanted, error, change } = useKeeping({ patientId, accountId, sessionId });
  return (
    <div id="on-this-phone" className={`ruled ${styles.keep}`}>
      <SwitchField
        label={t('Keep my card on this phone')}
        isOn={wanted ?? isOn}
        disabled={wanted !== null}
        onChange={({ target }) => void change(target.checked)}
      >
        {t(
          'Card, visits and medicines open without a network, for whoever unlocks this phone. Deleted when you log out (elsewhere: once this phone is connected again), or after {n} days away.',
          { n: KEPT_DAYS },
        )}
      </SwitchField>
      {error !== null && (
        <AlertBox tone="urgent" title={t('Nothing is kept.')}>
          {sentenceFor(error)}
        </AlertBox>
      )}
    </div>
  );
}

function useKeeping({ patientId, accountId, sessionId }: KeepCardProps) {
  const queryClient = useQueryClient();
  const isOn = useCopyOwner() === accountId;
  /** While it is on its way; a copy that could not be made is not said to be kept. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [error, setError] = useState<unknown>(null);
  const change = async (isWanted: boolean) => {
    setWanted(isWanted);
    setError(null);
    try {
      if (isWanted) await switchOn();
      else await forgetCopy();
    } catch (reason) {
      await forgetCopy();
      setError(reason);
    } finally {
      setWanted(null);
    }
  };
  const switchOn = async () => {
    const { makeFirstCopy } = await import('./first-copy.ts');
    await makeFirstCopy(queryClient, { patientId, accountId, setOwner: () => setCopyOwner(accountId, sessionId) });
    void registerWorker();
  };
  return { isOn, wanted, error, change };
}
