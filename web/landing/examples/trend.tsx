import { t } from '#web/language/say.ts';

const CURVE =
  'M14 54C21.3 51.2 43 36.3 57.5 37.2C72 38.1 86.5 62.4 101 59.6C115.5 56.8 130 23.2 144.5 20.4C159 17.6 173.5 35.3 188 42.8' +
  'C202.5 50.3 217 59.6 231.5 65.2C246 70.8 260.5 75.5 275 76.4C289.5 77.3 304 68 318.5 70.8C333 73.6 347.5 90.4 362 93.2' +
  'C376.5 96 391 85.7 405.5 87.6C420 89.5 434.5 103.5 449 104.4C463.5 105.3 485.3 95.1 492.5 93.2';

export function TrendExample() {
  return (
    <svg
      className="trend"
      viewBox="0 0 560 206"
      role="img"
      aria-label={t('Systolic blood pressure over twelve weeks, falling into the usual range, now 121 mmHg')}
    >
      <rect className="trend-usual" y="70.8" width="560" height="84" rx="8" />
      <text x="14" y="142.8">
        {t('Usual for you: 110 to 125 mmHg')}
      </text>
      <path className="pulse" d={CURVE} />
      <circle className="trend-now" cx="492.5" cy="93.2" r="7" />
      <text x="14" y="202">
        {t('24 Aug')}
      </text>
      <text x="540" y="202" textAnchor="end">
        {t('9 Nov')}
      </text>
      <text x="548" y="50" textAnchor="end">
        <tspan className="trend-big">121</tspan> mmHg
      </text>
    </svg>
  );
}
