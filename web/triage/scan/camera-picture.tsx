import { IconCamera, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { t } from '#web/language/say.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './camera.module.css';

type CameraPictureProps = { stream: MediaStream; onClose: () => void; onTaken: (photo: File) => void };

export function CameraPicture({ stream, onClose, onTaken }: CameraPictureProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
    return () => {
      for (const track of stream.getTracks()) track.stop();
    };
  }, [stream]);
  const take = async () => {
    const photo = video.current && (await takePicture(video.current));
    if (photo) onTaken(photo);
  };
  return (
    <>
      <video
        ref={video}
        className={`full round ${styles.picture}`}
        autoPlay
        playsInline
        muted
        aria-label={t('Picture of the camera')}
      />
      <div className="stack halves gap-8">
        <Button icon={<IconX aria-hidden />} onClick={onClose}>
          {t('Close Camera')}
        </Button>
        <Button look="primary" icon={<IconCamera aria-hidden />} onClick={() => void take()}>
          {t('Capture')}
        </Button>
      </div>
    </>
  );
}

const QUALITY = 0.9;
const NAME = 'captured-image.jpg';

/** What the camera shows now, as a file. */
async function takePicture(video: HTMLVideoElement): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  const picture = await promise;
  return picture && new File([picture], NAME, { type: 'image/jpeg' });
}
