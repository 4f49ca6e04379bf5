import { IconPrinter } from '@tabler/icons-react';
import { createPortal } from 'react-dom';
import { useClinic } from '#web/api/clinic.ts';
import { Button } from '#web/ui/button.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { longDay, timeOfDay } from '#web/ui/time/time.ts';
import styles from './token-slip.module.css';

type TokenSlipProps = { token: string; doctor: string; room?: string | null | undefined; at: string };

/** On a roll of 80 mm or on A4. No name: whoever finds it learns nothing. */
export function TokenSlip({ token, doctor, room, at }: TokenSlipProps) {
  const timeZone = useTimeZone();
  const clinic = useClinic().data?.name;
  return (
    <>
      <Button icon={<IconPrinter aria-hidden />} onClick={() => print()}>
        Print the token
      </Button>
      {createPortal(
        <div className={`hidden ${styles.slip}`}>
          <p>{clinic}</p>
          <p className={styles.token}>{token}</p>
          <p>{[doctor, room].filter(Boolean).join(', ')}</p>
          <p>
            {longDay(at, timeZone)}, {timeOfDay(at, timeZone)}
          </p>
          <p>Please watch the board. If you feel worse, tell anyone who works here at once.</p>
        </div>,
        document.body,
      )}
    </>
  );
}
