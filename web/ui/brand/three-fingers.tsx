import { useId } from 'react';
import { t } from '#web/language/say.ts';
import { classNames } from '../class-names.ts';
import { Finger } from './finger.tsx';
import { pulseLine } from './pulse.ts';
import styles from './three-fingers.module.css';

// The pulse that the fingers feel runs out of the frame to the left edge of the page.
const PULSE = pulseLine(
  546,
  -1200,
  [
    { x: -1080, width: 240, height: 38 },
    { x: -780, width: 260, height: 52 },
    { x: -460, width: 270, height: 50 },
    { x: -130, width: 190, height: 40 },
  ],
  700,
);

/** Three fingertips on a wrist: the signature of Nadi, beside every login. */
export function ThreeFingers() {
  const id = useId();
  return (
    <div className={`relative full ${styles.art}`}>
      <div className={`full clipped ${styles.frame}`}>
        <svg
          viewBox="0 -152 580 802"
          preserveAspectRatio="xMidYMax slice"
          role="img"
          aria-label={t('Three fingertips resting on a wrist; the pulse they feel runs out across the page.')}
        >
          <Wrist />
          <path className={classNames(styles.pulse, styles['on-skin'])} d={PULSE} />
          <g fill="#cf9a73">
            <ellipse cx="196" cy="554" rx="56" ry="15" />
            <ellipse cx="316" cy="564" rx="58" ry="15" />
            <ellipse cx="436" cy="548" rx="54" ry="14" />
          </g>
          <Finger id={`${id}ring`} x={196} tip={552} half={52} turn={7} />
          <Finger id={`${id}middle`} x={316} tip={562} half={55} turn={9} />
          <Finger id={`${id}index`} x={436} tip={546} half={51} turn={12} />
        </svg>
      </div>
      <svg className={`hidden ${styles.outside}`} viewBox="-1200 480 1200 80" aria-hidden>
        <path className={styles.pulse} d={PULSE} />
      </svg>
    </div>
  );
}

/** Night green with its rings, and the wrist from side to side. */
function Wrist() {
  return (
    <>
      <rect x="-400" y="-400" width="1400" height="1500" fill="#0f2b2a" />
      <circle cx="318" cy="318" r="262" fill="#0b4f4b" />
      <g fill="none" stroke="#2c7a74" strokeWidth="1.5">
        <circle cx="318" cy="318" r="300" />
        <circle cx="318" cy="318" r="350" />
        <circle cx="318" cy="318" r="412" />
      </g>
      <path d="M-400 452H-10C90 436 170 470 268 468 384 466 470 424 590 404H1000V690H-400Z" fill="#ecc3a0" />
      <path d="M-400 628H-10C110 616 200 636 300 634 420 632 500 606 590 594H1000V690H-400Z" fill="#dfae87" />
      <path
        d="M70 470c10 38 8 74-4 112M88 472c8 30 8 62-2 92"
        fill="none"
        stroke="#cf9a73"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  );
}
