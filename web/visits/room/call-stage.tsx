import {
  IconCamera,
  IconCameraOff,
  IconCameraRotate,
  IconMicrophone,
  IconMicrophoneOff,
  IconPhoneOff,
  IconScreenShare,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Visit } from '#contract/appointments/visits.ts';
import { t, tMarked } from '#web/language/say.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import styles from './call-stage.module.css';
import { NETWORK_WORDS, noticeOf } from './call-words.ts';
import type { InCall } from './use-call.ts';
import { Video } from './video.tsx';

type CallStageProps = InCall & { visit: Visit; leave: { words: string; onLeave: () => void } };

/** The picture of the other side, one's own in the corner, what the network does, and the controls under the thumb. */
export function CallStage({ visit, call, state, leave }: CallStageProps) {
  const name = visit.me === 'doctor' ? visit.patient : visit.doctor;
  const mode = visit.modes.at(-1)?.mode ?? 'video';
  const notice = noticeOf(visit, state);
  if (state.phase === 'elsewhere') return <Elsewhere onHere={() => void call.comeHere().catch(() => undefined)} />;
  return (
    <section
      className={`stack gap-12 ${styles.stage}`}
      aria-label={t('Video visit with {name}', { name })}
      data-phase={state.phase}
    >
      <div className={`row between gap-8 ${styles.head}`}>
        <b>{name}</b>
        <span role="status">{tMarked(NETWORK_WORDS[state.network])}</span>
      </div>
      <div className={`relative clipped round-lg ${styles.picture}`}>
        {state.remote && mode === 'video' && (
          <Video stream={state.remote} label={t('Picture of {name}', { name })} className={styles.remote} />
        )}
        {state.remote && mode !== 'video' && (
          <Video stream={state.remote} label={t('Sound of {name}', { name })} className={styles.sound} />
        )}
        {(!state.remote || mode !== 'video') && <p className={styles.name}>{name}</p>}
        {!state.isCameraOff && (
          <Video stream={state.local} label={t('Your own picture')} isMine className={styles.mine} />
        )}
      </div>
      {notice && (
        <AlertBox tone={notice.tone} title={notice.title}>
          {notice.text}
        </AlertBox>
      )}
      <div className={`row wrap gap-8 ${styles.controls}`}>
        <Control
          isOn={state.isMuted}
          icon={state.isMuted ? <IconMicrophoneOff aria-hidden /> : <IconMicrophone aria-hidden />}
          onPress={() => call.mute(!state.isMuted)}
        >
          {state.isMuted ? t('Unmute') : t('Mute')}
        </Control>
        <Control
          isOn={state.isCameraOff}
          icon={state.isCameraOff ? <IconCameraOff aria-hidden /> : <IconCamera aria-hidden />}
          onPress={() => call.turnCamera(!state.isCameraOff)}
        >
          {state.isCameraOff ? t('Camera on') : t('Camera off')}
        </Control>
        <Control icon={<IconCameraRotate aria-hidden />} onPress={() => void call.flip()}>
          {t('Flip')}
        </Control>
        {'getDisplayMedia' in (navigator.mediaDevices ?? {}) && (
          <Control isOn={state.isSharing} icon={<IconScreenShare aria-hidden />} onPress={() => void call.share()}>
            {state.isSharing ? t('Stop sharing') : t('Share screen')}
          </Control>
        )}
        <Button look="danger" icon={<IconPhoneOff aria-hidden />} onClick={leave.onLeave}>
          {leave.words}
        </Button>
      </div>
    </section>
  );
}

type ControlProps = { isOn?: boolean; icon: ReactNode; onPress: () => void; children: ReactNode };

const Control = ({ isOn, icon, onPress, children }: ControlProps) => (
  <Button icon={icon} aria-pressed={isOn} onClick={onPress}>
    {children}
  </Button>
);

const Elsewhere = ({ onHere }: { onHere: () => void }) => (
  <AlertBox tone="attention" title={t('You opened this visit in another tab or on another device.')}>
    <p>{t('It goes on there. This page is silent and sends no picture.')}</p>
    <Button look="primary" onClick={onHere}>
      {t('Go on here')}
    </Button>
  </AlertBox>
);
