import { IconCamera, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './camera.module.css';

const QUALITY = 0.9;
const NAME = 'captured-image.jpg';

type CameraProps = { onTaken: (photo: File) => void; isDisabled?: boolean };

/** The browser's own camera; it is on only while its picture is shown. */
export function Camera({ onTaken, isDisabled }: CameraProps) {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [isRefused, setRefused] = useState(false);
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
    return () => stream?.getTracks().forEach((track) => void track.stop());
  }, [stream]);

  const open = async () => {
    setRefused(false);
    try {
      setStream(await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }));
    } catch {
      setRefused(true);
    }
  };
  const take = async () => {
    const file = video.current && (await capture(video.current));
    if (!file) return;
    setStream(null);
    onTaken(file);
  };
  return (
    <div className={styles.camera}>
      {isRefused && (
        <AlertBox tone="urgent" title="Camera not accessible.">
          <p>Allow it in the browser’s settings, or upload a photo instead.</p>
        </AlertBox>
      )}
      {stream ? (
        <>
          <video ref={video} className={styles.picture} autoPlay playsInline muted aria-label="Picture of the camera" />
          <div className={styles.buttons}>
            <Button icon={<IconX aria-hidden />} onClick={() => setStream(null)}>
              Close Camera
            </Button>
            <Button look="primary" icon={<IconCamera aria-hidden />} onClick={() => void take()}>
              Capture
            </Button>
          </div>
        </>
      ) : (
        <Button isBlock icon={<IconCamera aria-hidden />} onClick={() => void open()} disabled={isDisabled}>
          Open Camera
        </Button>
      )}
    </div>
  );
}

async function capture(video: HTMLVideoElement): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  const picture = await promise;
  return picture && new File([picture], NAME, { type: 'image/jpeg' });
}
