import { t } from '#web/language/say.ts';
import { pulseLine } from '#web/ui/brand/pulse.ts';

const KERB = pulseLine(
  372,
  -80,
  [
    { x: -62, width: 132, height: 34 },
    { x: 500, width: 110, height: 24 },
  ],
  640,
);

/** The clinic under its banyan, the door open; the pulse is the kerb. */
export function ClinicFront() {
  return (
    <svg
      className="front"
      viewBox="0 0 560 440"
      role="img"
      aria-label={t('A small clinic under a banyan tree, its door open.')}
    >
      <clipPath id="front-frame">
        <rect width="560" height="440" rx="32" />
      </clipPath>
      <g clipPath="url(#front-frame)">
        <rect width="560" height="440" fill="#0f2b2a" />
        <circle cx="330" cy="196" r="168" fill="#0b4f4b" />
        <g fill="none" stroke="#2c7a74" strokeWidth="1.5">
          <circle cx="330" cy="196" r="204" />
          <circle cx="330" cy="196" r="252" />
        </g>
        <Tree />
        <House />
        <rect y="372" width="560" height="80" fill="#16393a" />
        <path d="M222 372h52l56 80h-150Z" fill="#ffe6b0" opacity=".2" />
        <path className="front-kerb" d={KERB} />
      </g>
    </svg>
  );
}

function Tree() {
  return (
    <>
      <g fill="none" stroke="#85543a" strokeLinecap="round">
        <path strokeWidth="30" d="M452 380c2-70-2-110-6-170" />
        <path
          strokeWidth="13"
          d="M424 376c2-46 8-84 16-120M484 376c-2-46-10-84-24-124M444 262c-20-26-44-42-66-50M450 250c18-22 40-38 62-44"
        />
      </g>
      <g fill="none" stroke="#6d4530" strokeWidth="4" strokeLinecap="round">
        <path d="M386 210v92M404 220v70M502 214v84M520 204v124M540 200v66" />
      </g>
      <g fill="#12574f">
        <circle cx="372" cy="172" r="58" />
        <circle cx="448" cy="150" r="84" />
        <circle cx="528" cy="168" r="66" />
      </g>
      <g fill="#197068">
        <circle cx="384" cy="142" r="46" />
        <circle cx="452" cy="116" r="62" />
        <circle cx="524" cy="140" r="48" />
      </g>
      <g fill="#23877d">
        <circle cx="412" cy="108" r="34" />
        <circle cx="470" cy="94" r="40" />
        <circle cx="522" cy="118" r="28" />
      </g>
    </>
  );
}

function House() {
  return (
    <>
      <path d="M104 150h268v222H104Z" fill="#ecc3a0" />
      <path d="M322 150h50v222h-50Z" fill="#dfae87" />
      <path d="M104 150h268v16H104Z" fill="#cf9a73" />
      <rect x="88" y="130" width="300" height="24" rx="7" fill="#f3dcc8" />
      <rect x="128" y="222" width="56" height="66" rx="5" fill="#ffe6b0" />
      <rect x="308" y="222" width="44" height="66" rx="5" fill="#ffd98a" />
      <path d="M156 222v66M128 252h56M330 222v66M308 252h44" stroke="#b67b55" strokeWidth="4" />
      <path d="M122 290h68v9h-68ZM302 290h56v9h-56Z" fill="#cf9a73" />
      <rect x="210" y="256" width="76" height="116" fill="#ffe6b0" />
      <path d="M210 256l34 16v100h-34Z" fill="#0b6b66" />
      <circle cx="236" cy="322" r="4" fill="#f3dcc8" />
      <path d="M202 232h92l12 28H190Z" fill="#f3efe8" />
      <path d="M220 232h19l-3 28h-23ZM258 232h18l8 28h-23Z" fill="#0b6b66" />
      <rect x="194" y="174" width="108" height="46" rx="12" fill="#0b6b66" />
      <path
        d="M208 206h16c5 0 6-20 13-20 6 0 7 10 13 11 3 1 5-1 9-1 7 1 10 10 20 10h10"
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}
