import { useEffect, useRef } from 'react';

type VideoProps = { stream: MediaStream; label: string; isMine?: boolean; className?: string | undefined };

/** Sound and picture of one person. One's own is silent and mirrored, as in a mirror. */
export function Video({ stream, label, isMine = false, className }: VideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const shown = video.current;
    if (!shown) return;
    shown.srcObject = stream;
    // Some browsers wait for a press before they play sound; the controls of the page are one.
    void shown.play().catch(() => undefined);
  }, [stream]);
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- live speech has no captions; the chat beside it can be read
    <video ref={video} className={className} aria-label={label} autoPlay playsInline muted={isMine} />
  );
}
