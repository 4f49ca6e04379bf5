// Entries at the bottom, each joined with its neighbour, up to one root that is signed.
import { t } from '#web/language/say.ts';

const ENTRIES = [0, 1, 2, 3, 4, 5, 6, 7];
const LEFT = 68;
const STEP = 49;

const across = (level: number, index: number) => LEFT + STEP * ((index + 0.5) * 2 ** level - 0.5);
const height = (level: number) => 254 - level * 54;

export function SealedTrail() {
  return (
    <svg
      className="trail"
      viewBox="0 0 480 312"
      role="img"
      aria-label={t('Entries of the audit trail, joined in pairs up to one signed root.')}
    >
      <rect width="480" height="312" rx="32" fill="#0f2b2a" />
      <circle cx="240" cy="150" r="112" fill="#0b4f4b" />
      <g fill="none" stroke="#4f9d96" strokeWidth="2">
        {[0, 1, 2].flatMap((level) =>
          ENTRIES.slice(0, 8 / 2 ** level).map((index) => (
            <path
              key={`${level}-${index}`}
              d={`M${across(level, index)} ${height(level)}V${height(level) - 27}H${across(level + 1, Math.floor(index / 2))}V${height(level + 1)}`}
            />
          )),
        )}
      </g>
      {ENTRIES.map((index) => (
        <rect key={index} x={across(0, index) - 16} y={height(0) - 16} width="32" height="32" rx="8" fill="#ecc3a0" />
      ))}
      {[1, 2].flatMap((level) =>
        ENTRIES.slice(0, 8 / 2 ** level).map((index) => (
          <circle key={`${level}-${index}`} cx={across(level, index)} cy={height(level)} r="9" fill="#8fdad2" />
        )),
      )}
      <circle cx="240" cy={height(3) - 18} r="38" fill="#f3efe8" />
      <g fill="none" stroke="#0b6b66" strokeWidth="4.5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M240 49l-16 6v12c0 10 7 17 16 21 9-4 16-11 16-21V55ZM233 68l5 5 9-9" />
      </g>
    </svg>
  );
}
