import { t } from '#web/language/say.ts';
import { pulseLine } from '#web/ui/brand/pulse.ts';

const LEVELS = [1, 2, 3, 4, 5];
const STEP = 60;

/** The pulse grows with the urgency. */
export function UrgencyScale({ level }: { level: number }) {
  return (
    <svg
      className="beats"
      viewBox="-3 0 305 88"
      role="img"
      aria-label={t('Urgency {level} on a scale from 1, self-care, to 5, ambulance now', { level })}
    >
      {LEVELS.map((each) => {
        const left = (each - 1) * STEP;
        const state = each === level ? 'on' : each < level ? 'past' : 'off';
        const rise = { x: left + 4, width: 48, height: 10 + 9.2 * each };
        return (
          <g key={each} className={`beat-${state}`}>
            <path d={pulseLine(60, left, [rise], left + 56)} />
            <text x={left + 22} y="82" textAnchor="middle">
              {each}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
