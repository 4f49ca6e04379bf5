import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { switchSoundOn, useLoudspeaker } from './loudspeaker.ts';
import styles from './sound-off.module.css';

/** Shown where an alarm should sound and cannot, and for a moment after it can. Silence must never look like peace. */
export function SoundOff() {
  const loudspeaker = useLoudspeaker();
  if (loudspeaker === 'missing') {
    return (
      <p className={`no-print row gap-10 full round surface urgent icons-22 min-height-48 ${styles.off}`}>
        <IconVolumeOff aria-hidden />
        This screen cannot sound. Keep it in sight.
      </p>
    );
  }
  if (loudspeaker === 'ready') {
    return (
      <p className={`no-print row gap-10 full round surface urgent icons-22 min-height-48 ${styles.off}`}>
        <IconVolume aria-hidden />
        The sound is on now.
      </p>
    );
  }
  if (loudspeaker !== 'blocked') return null;
  return (
    <button
      type="button"
      className={`no-print row gap-10 full round surface urgent icons-22 min-height-48 ${styles.off}`}
      onClick={() => void switchSoundOn()}
    >
      <IconVolumeOff aria-hidden />
      This screen cannot sound yet. Press here to switch the sound on.
    </button>
  );
}
