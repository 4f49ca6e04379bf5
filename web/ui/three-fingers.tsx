import { useId } from 'react';
import { pulseLine } from '../landing/drawings/beat.ts';
import { Finger } from '../landing/drawings/finger.tsx';
import { classNames } from './class-names.ts';
import styles from './three-fingers.module.css';

const WIDTH = 580;
const TOP = -152;
const HEIGHT = 802;

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

/** Three fingertips on a wrist: the signature of the house, beside every login. */
export function ThreeFingers() {
  const id = useId();
  const frame = `url(#${id}frame)`;
  return (
    <svg
      className={styles.art}
      viewBox={`0 ${TOP} ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label="Three fingertips resting on a wrist; the pulse they feel runs out across the page."
    >
      <clipPath id={`${id}outside`}>
        <rect x="-1300" y="-300" width="1302" height="1300" />
      </clipPath>
      <clipPath id={`${id}frame`}>
        <rect className={styles.frame} y={TOP} width={WIDTH} height={HEIGHT} rx="32" />
      </clipPath>
      <g clipPath={frame}>
        <Ground />
      </g>
      <path className={styles.pulse} d={PULSE} clipPath={`url(#${id}outside)`} />
      <path className={classNames(styles.pulse, styles['on-skin'])} d={PULSE} clipPath={frame} />
      <g clipPath={frame}>
        <g fill="#cf9a73">
          <ellipse cx="196" cy="554" rx="56" ry="15" />
          <ellipse cx="316" cy="564" rx="58" ry="15" />
          <ellipse cx="436" cy="548" rx="54" ry="14" />
        </g>
        <Finger id={`${id}ring`} x={196} tip={552} half={52} turn={7} />
        <Finger id={`${id}middle`} x={316} tip={562} half={55} turn={9} />
        <Finger id={`${id}index`} x={436} tip={546} half={51} turn={12} />
      </g>
    </svg>
  );
}

/** Night green with its rings, and the wrist from side to side. */
function Ground() {
  return (
    <>
      <rect x="-400" y="-400" width="1400" height="1500" fill="#0f2b2a" />
      <circle cx="318" cy="318" r="262" fill="#0b4f4b" />
      <g fill="none" stroke="#2c7a74" strokeWidth="1.5">
        <circle cx="318" cy="318" r="300" />
        <circle cx="318" cy="318" r="350" />
        <circle cx="318" cy="318" r="412" />
      </g>
      <path d="M-10 452C90 436 170 470 268 468 384 466 470 424 590 404V690H-10Z" fill="#ecc3a0" />
      <path d="M-10 628C110 616 200 636 300 634 420 632 500 606 590 594V690H-10Z" fill="#dfae87" />
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
