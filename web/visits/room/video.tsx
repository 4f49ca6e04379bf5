import { IconVolume } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { t } from '#web/language/say.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './video.module.css';

type VideoProps = { stream: MediaStream; label: string; isMine?: boolean; className?: string | undefined };

/** Sound and picture of one person. One's own is silent and mirrored, as in a mirror. */
export function Video({ stream, label, isMine = false, className }: VideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isSilenced, setSilenced] = useState(false);
  useEffect(() => {
    const shown = video.current;
    if (!shown) return;
    shown.srcObject = stream;
    shown.play().catch((error: unknown) => {
      // Browsers play no sound on a page that nobody has pressed yet: the picture comes at once, the sound is asked for. Any other
      // no is about this moment, such as a track that was replaced meanwhile.
      if (isMine || !(error instanceof DOMException) || error.name !== 'NotAllowedError') return;
      shown.muted = true;
      setSilenced(true);
      void shown.play().catch(() => undefined);
    });
  }, [stream, isMine]);
  const hear = () => {
    if (video.current) video.current.muted = false;
    void video.current?.play().catch(() => undefined);
    setSilenced(false);
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- live speech has no captions; the chat beside it can be read */}
      <video ref={video} className={className} aria-label={label} autoPlay playsInline muted={isMine} />
      {isSilenced && (
        <div role="alert" className={styles.silenced}>
          <Button look="primary" size="large" icon={<IconVolume aria-hidden />} onClick={hear}>
            {t('Turn the sound on')}
          </Button>
        </div>
      )}
    </>
  );
}
