import {
  IconCamera,
  IconCameraOff,
  IconCameraRotate,
  IconMessage,
  IconMicrophone,
  IconMicrophoneOff,
  IconPhone,
  IconPhoneOff,
  IconScreenShare,
} from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useClinic } from '#web/api/clinic.ts';
import { t, tMarked } from '#web/language/say.ts';
import { Button, ButtonAnchor } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { Elsewhere, NoPlace } from '../elsewhere.tsx';
import { NETWORK_WORDS, noticeOf, type Spoken } from './call-words.ts';
import { Control } from './control.tsx';
import styles from './stage.module.css';
import tileStyles from './tile.module.css';
import { Tile } from './tile.tsx';
import type { InCall } from './use-call.ts';
import { useCameras } from './use-cameras.ts';
import { Video } from './video.tsx';

type StageProps = InCall & {
  spoken: Spoken;
  leave: { words: string; onLeave: () => void };
  /** Lines of the chat that were not read yet. */
  unread?: number;
  onChat?: () => void;
  /** Controls of its own. */
  more?: ReactNode;
  children?: ReactNode;
};

/** Who is in the visit, one's own picture in the corner, what the network does, and the controls under the thumb. Always dark. */
export function Stage({ spoken, call, state, leave, unread = 0, onChat = goToChat, more, children }: StageProps) {
  const { name, mode } = spoken;
  const notice = noticeOf(spoken, state);
  if (state.phase === 'elsewhere') return <Elsewhere onHere={call.comeHere} />;
  if (state.phase === 'full') return <NoPlace />;
  const alone = state.remotes.length === 0;
  // With several others one's own picture stands among theirs and covers nobody.
  const isAmong = state.remotes.length > 1;
  const tiles = state.remotes.length + (isAmong && !state.isCameraOff ? 1 : 0);
  return (
    <>
      <section
        className={`column gap-12 ${styles.stage}`}
        aria-label={t('Video visit with {name}', { name })}
        data-phase={state.phase}
        data-mode={mode}
      >
        <Head {...spoken} network={state.network} />
        <div className={`relative clipped round-lg ${styles.pictures}`} data-tiles={Math.max(1, tiles)}>
          {alone && <p className={styles.alone}>{name}</p>}
          {state.remotes.map((remote) => (
            <Tile key={remote.id} remote={remote} isVideo={mode === 'video'} />
          ))}
          {!state.isCameraOff && (
            <figure className={isAmong ? `relative clipped ${tileStyles.tile}` : styles.mine}>
              <Video
                stream={state.local}
                label={t('Your own picture')}
                isMine
                className={`${tileStyles.picture} ${state.facing === 'user' ? styles.mirrored : ''}`}
              />
              {isAmong && <figcaption className={tileStyles.name}>{t('You')}</figcaption>}
            </figure>
          )}
          {/* Always there, so that what comes into it is read out. */}
          <div role="status" className={styles.notice}>
            {notice && (
              <AlertBox tone={notice.tone} title={notice.title} role="group">
                <p>{notice.text}</p>
                {notice.canRetry && (
                  <Button look="primary" onClick={call.tryAgain}>
                    {t('Try again')}
                  </Button>
                )}
              </AlertBox>
            )}
          </div>
        </div>
        <div className={`row wrap ${styles.controls}`}>
          <Controls {...{ call, state }} />
          <Control icon={<IconMessage aria-hidden />} count={unread} onPress={onChat}>
            {t('Chat')}
          </Control>
          {more}
          <Control isEnd icon={<IconPhoneOff aria-hidden />} onPress={leave.onLeave}>
            {leave.words}
          </Control>
        </div>
      </section>
      {children && <div className={`stack gap-16 ${styles.below}`}>{children}</div>}
    </>
  );
}

type HeadProps = Pick<Spoken, 'name' | 'me' | 'since'> & { network: InCall['state']['network'] };

function Head({ name, me, network, since }: HeadProps) {
  const clinic = useClinic().data;
  // The doctor has it beside where the patient is.
  const number = me === 'doctor' ? undefined : clinic?.emergencyNumber;
  return (
    <div className="row between gap-8">
      <span className="column min-0">
        <b className="breakable">{name}</b>
        <span className={`text-14 ${styles.network}`} data-network={network}>
          {tMarked(NETWORK_WORDS[network])}
          {since && <Elapsed since={since} />}
        </span>
      </span>
      {number && (
        <ButtonAnchor look="danger" href={`tel:${number}`} icon={<IconPhone aria-hidden />}>
          {t('Call {number}', { number })}
        </ButtonAnchor>
      )}
    </div>
  );
}

/** How long people have been speaking, as on a telephone. Not read out: it would be, every second. */
function Elapsed({ since }: { since: string }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const count = () => setSeconds(Math.max(0, Math.floor((Date.now() - Date.parse(since)) / 1000)));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [since]);
  const two = (value: number) => String(value).padStart(2, '0');
  return <span aria-hidden="true">{` · ${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`}</span>;
}

function Controls({ call, state }: InCall) {
  const cameras = useCameras();
  return (
    <>
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
        onPress={() => void call.turnCamera(!state.isCameraOff)}
      >
        {state.isCameraOff ? t('Camera on') : t('Camera off')}
      </Control>
      {cameras > 1 && !state.isCameraOff && (
        <Control icon={<IconCameraRotate aria-hidden />} onPress={() => void call.flip()}>
          {t('Flip')}
        </Control>
      )}
      {'getDisplayMedia' in (navigator.mediaDevices ?? {}) && (
        <Control isOn={state.isSharing} icon={<IconScreenShare aria-hidden />} onPress={() => void call.share()}>
          {state.isSharing ? t('Stop sharing') : t('Share screen')}
        </Control>
      )}
    </>
  );
}

/** Beside the pictures or below them, as the screen has room. */
export function goToChat() {
  const field = document.querySelector<HTMLElement>('[data-visit-chat] textarea, [data-visit-chat] input');
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
