import { IconMicrophoneOff } from '@tabler/icons-react';
import { t } from '#web/language/say.ts';
import type { Remote } from '../call/mesh.ts';
import styles from './tile.module.css';
import { Video } from './video.tsx';

/** One person: the picture, or the name where there is none. What does not hold is said over it. */
export function Tile({ remote, isVideo }: { remote: Remote; isVideo: boolean }) {
  const { name, stream, phase, isMuted, hasPicture, isSharing } = remote;
  const isSeen = isVideo && stream !== null && (hasPicture || phase === 'lost');
  return (
    <figure className={`relative clipped ${styles.tile}`} data-phase={phase} data-shares={isSharing || undefined}>
      {stream && (
        <Video
          stream={stream}
          label={isSeen ? t('Picture of {name}', { name }) : t('Sound of {name}', { name })}
          className={isSeen ? (isSharing ? styles.screen : styles.picture) : styles.sound}
        />
      )}
      {!isSeen && (
        <p className={styles.initials} aria-hidden="true">
          {initialsOf(name)}
        </p>
      )}
      <figcaption className={`row gap-8 ${styles.name}`}>
        {isMuted && phase === 'connected' && (
          <IconMicrophoneOff size={18} aria-label={t('{name} is muted', { name })} role="img" />
        )}
        <span>{name}</span>
        {phase === 'lost' && <b>{t('Connection lost')}</b>}
        {phase === 'connecting' && <b>{t('Connecting')}</b>}
      </figcaption>
    </figure>
  );
}

const initialsOf = (name: string) =>
  name
    .replace(/^Dr\.? /, '')
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase();
