import { useState } from 'react';
import type { Visit } from '#contract/appointments/visits.ts';
import { t } from '#web/language/say.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import type { Call, CallState } from '#web/visits/call/call.ts';
import type { Devices } from '#web/visits/call/devices.ts';
import { CallStage } from '#web/visits/room/call-stage.tsx';
import { Chat } from '#web/visits/room/chat.tsx';
import { ModeLine } from '#web/visits/room/mode-line.tsx';
import styles from './visit.module.css';

type PatientCallProps = {
  visit: Visit;
  devices: Devices | null;
  call: Call | null;
  state: CallState | null;
  /** Asks for camera and microphone once more. */
  again: () => void;
};

export function PatientCall({ visit, devices, call, state, again }: PatientCallProps) {
  const [isLeaving, setLeaving] = useState(false);
  return (
    <div className={`stack fit gap-16 ${styles.patient}`}>
      <ConfirmDialog
        isOpen={isLeaving}
        onClose={() => setLeaving(false)}
        title={t('Leave this visit?')}
        yes={t('Leave')}
        no={t('Stay here')}
        run={async () => location.assign('/book#appointments')}
      >
        {t('{name} is not told that you are done. You can come back here until the visit is finished.', {
          name: visit.doctor,
        })}
      </ConfirmDialog>
      <div className="stack gap-16 min-0">
        <h1 className="visually-hidden">{t('Video visit with {name}', { name: visit.doctor })}</h1>
        {call && state ? (
          <CallStage {...{ visit, call, state }} leave={{ words: t('Leave'), onLeave: () => setLeaving(true) }} />
        ) : (
          <p role="status">{t('Opening camera and microphone. If your browser asks, press Allow.')}</p>
        )}
        <div className={`stack gap-16 ${styles.more}`}>
          {devices?.camera && (
            <AlertBox tone="urgent" title={devices.camera.title}>
              {devices.camera.what}
            </AlertBox>
          )}
          {devices?.microphone && (
            <AlertBox tone="urgent" title={devices.microphone.title}>
              {devices.microphone.what}
            </AlertBox>
          )}
          {(devices?.camera || devices?.microphone) && <Button onClick={again}>{t('Try again')}</Button>}
          {visit.place && (
            <p className="muted text-14">{t('Your doctor sees where you are: {place}', { place: visit.place })}</p>
          )}
          <ModeLine visit={visit} />
        </div>
      </div>
      <div className={`min-0 ${styles.more} ${styles.chat}`}>
        <Chat visitId={visit.id} other={visit.doctor} isOpen />
      </div>
    </div>
  );
}
