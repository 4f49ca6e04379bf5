import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { switchSoundOn, useLoudspeaker } from './loudspeaker.ts';
import { useSoundJustOn } from './sound-just-on.ts';
import styles from './sound-off.module.css';

/** In the header, also without an alarm: the sound is switched on before the emergency, not in it. */
export function SoundHint() {
  const loudspeaker = useLoudspeaker();
  const isJustOn = useSoundJustOn();
  if (loudspeaker === 'missing') {
    return (
      <p
        className={`no-print row-inline fixed gap-6 round attention nowrap icons-22 min-height-48 ${styles.hint}`}
        title="This screen cannot sound."
      >
        <IconVolumeOff aria-hidden />
        <span>No sound</span>
      </p>
    );
  }
  if (isJustOn) {
    return (
      <p className={`no-print row-inline fixed gap-6 round attention nowrap icons-22 min-height-48 ${styles.hint}`}>
        <IconVolume aria-hidden />
        <span>Sound on</span>
      </p>
    );
  }
  if (loudspeaker !== 'blocked') return null;
  return (
    <button
      type="button"
      className={`no-print row-inline fixed gap-6 round attention nowrap icons-22 min-height-48 ${styles.hint}`}
      aria-label="Sound off. Press to switch the sound of alarms on."
      onClick={() => void switchSoundOn()}
    >
      <IconVolumeOff aria-hidden />
      <span>Sound off</span>
    </button>
  );
}
