import { IconAlertOctagon, IconPhone } from '@tabler/icons-react';
import { useState } from 'react';
import type { CallBack } from '#contract/labs/lab-call-backs.ts';
import { Button } from '../ui/button.tsx';
import { LazyDialog } from '../ui/dialog/lazy-dialog.tsx';
import { BedChip } from '../ui/people/bed-tile.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { useNow } from '../ui/time/now.ts';
import { dayAndTime } from '../ui/time/time.ts';
import styles from './open-call-backs.module.css';
import { useCallBacks } from './queries.ts';

const loadSheet = async () => (await import('./call-back-sheet.tsx')).CallBackSheet;

/** Critical results that no doctor knows yet, on top of whatever page a nurse looks at. Nothing while there are none. */
export function OpenCallBacks() {
  const timeZone = useTimeZone();
  const now = useNow();
  const [calling, setCalling] = useState<CallBack | null>(null);
  const [isCalling, setIsCalling] = useState(false);
  const open = useCallBacks().data?.open ?? [];
  return (
    <>
      {open.length > 0 && (
        <section className={`mb-12 round-lg surface clipped ${styles.box}`} aria-label="Critical results to call">
          <h2 className="row gap-8 urgent">
            <IconAlertOctagon aria-hidden />
            {open.length === 1
              ? '1 critical result: call a doctor now'
              : `${open.length} critical results: call a doctor now`}
          </h2>
          <ul>
            {open.map((callBack) => (
              <li className="row wrap gap-8 gap-x-14" key={callBack.id}>
                <BedChip place={callBack.place} />
                <div className={`min-0 lead-135 breakable ${styles.words}`}>
                  <p>
                    <b>{callBack.patient}</b> <b className="urgent">{foundIn(callBack)}</b>
                  </p>
                  <p className="muted text-15">
                    Since {dayAndTime(callBack.openedAt, timeZone, now)}, ordered by {callBack.doctor}
                    {triesIn(callBack)}
                  </p>
                </div>
                <Button
                  look="danger"
                  size="large"
                  icon={<IconPhone aria-hidden />}
                  aria-label={`Call back: ${callBack.test} of ${callBack.patient}`}
                  onClick={() => {
                    setCalling(callBack);
                    setIsCalling(true);
                  }}
                >
                  Call back
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <LazyDialog
        load={loadSheet}
        dialog={{ callBack: calling, isOpen: isCalling, onClose: () => setIsCalling(false) }}
      />
    </>
  );
}

/** "Potassium 6.8 mmol/L" */
const foundIn = ({ values, test }: CallBack) =>
  values.length === 0 ? test : values.map(({ name, value, unit }) => `${name} ${value} ${unit}`).join(', ');

const triesIn = ({ attempts }: CallBack) =>
  attempts.length === 0 ? '' : `, ${attempts.length === 1 ? '1 call' : `${attempts.length} calls`} not answered`;
