import { t } from '#web/language/say.ts';
import { Finger } from '#web/ui/brand/finger.tsx';
import { pulseLine } from '#web/ui/brand/pulse.ts';

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

export function Wrist() {
  return (
    <svg
      className="wrist"
      viewBox="0 44 580 606"
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={t('Three fingertips resting on a wrist; the pulse they feel runs out across the page.')}
    >
      <defs>
        <clipPath id="outside">
          <rect x="-1300" y="-300" width="1302" height="1300" />
        </clipPath>
        <clipPath id="frame">
          <rect className="wrist-frame" y="44" width="580" height="606" rx="32" />
        </clipPath>
      </defs>
      <g clipPath="url(#frame)">
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
      </g>
      <path className="wrist-pulse" d={PULSE} clipPath="url(#outside)" />
      <path className="wrist-pulse wrist-pulse-on-skin" d={PULSE} clipPath="url(#frame)" />
      <g clipPath="url(#frame)">
        <g fill="#cf9a73">
          <ellipse cx="196" cy="554" rx="56" ry="15" />
          <ellipse cx="316" cy="564" rx="58" ry="15" />
          <ellipse cx="436" cy="548" rx="54" ry="14" />
        </g>
        <Finger id="ring-finger" x={196} tip={552} half={52} turn={7} />
        <Finger id="middle-finger" x={316} tip={562} half={55} turn={9} />
        <Finger id="index-finger" x={436} tip={546} half={51} turn={12} />
      </g>
    </svg>
  );
}
