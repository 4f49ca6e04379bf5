import { IconMaximize } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { timeOfDay } from '#web/ui/time/time.ts';
import styles from './desk-code.module.css';
import { useDeskCode } from './queries.ts';

/**
 * Shows the code to patients in front of the desk: whoever types it on the phone is here. Shows nothing while it cannot be
 * fetched.
 */
export function DeskCode() {
  const timeZone = useTimeZone();
  const shown = useDeskCode().data;
  const [isLarge, setLarge] = useState(false);
  if (!shown) return null;
  return (
    <section className={`row wrap between gap-8 gap-x-16 mb-12 panel ${styles.strip}`} aria-label="Check-in code">
      <p>
        Check-in code <b>{shown.code}</b>
        <span>until {timeOfDay(shown.changesAt, timeZone)}. Patients type it on their phones when they are here.</span>
      </p>
      <Button icon={<IconMaximize aria-hidden />} onClick={() => setLarge(true)}>
        Show large
      </Button>
      <Dialog
        isOpen={isLarge}
        onClose={() => setLarge(false)}
        title="Are you here? Type this on your phone"
        size="large"
      >
        <p className={`text-centre ${styles.large}`}>{shown.code}</p>
        <p className="text-centre">Book, My appointments, I am here.</p>
      </Dialog>
    </section>
  );
}
