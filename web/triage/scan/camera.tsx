import { IconCamera } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { t } from '#web/language/say.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';

const CameraPicture = lazy(async () => ({ default: (await import('./camera-picture.tsx')).CameraPicture }));

type CameraProps = { onTaken: (photo: File) => void; isDisabled?: boolean };

/** The browser's own camera; it is on only while its picture is shown. */
export function Camera({ onTaken, isDisabled }: CameraProps) {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [isRefused, setRefused] = useState(false);
  const open = async () => {
    setRefused(false);
    try {
      setStream(await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }));
    } catch {
      setRefused(true);
    }
  };
  return (
    <div className="stack gap-12">
      {isRefused && (
        <AlertBox tone="urgent" title={t('Camera not accessible.')}>
          <p>{t('Allow it in the browser’s settings, or upload a photo instead.')}</p>
        </AlertBox>
      )}
      {stream ? (
        <Suspense fallback={<Skeleton />}>
          <CameraPicture
            stream={stream}
            onClose={() => setStream(null)}
            onTaken={(photo) => {
              setStream(null);
              onTaken(photo);
            }}
          />
        </Suspense>
      ) : (
        <Button isBlock icon={<IconCamera aria-hidden />} onClick={() => void open()} disabled={isDisabled}>
          {t('Open Camera')}
        </Button>
      )}
    </div>
  );
}
