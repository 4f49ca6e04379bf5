import { t, tRich } from '#web/language/say.ts';
import { clinic } from '../clinic.ts';

export function SosExample() {
  return (
    <div className="sos">
      <svg viewBox="0 0 116 116" aria-hidden="true">
        <circle cx="58" cy="58" r="52" fill="none" stroke="#5a211e" strokeWidth="8" />
        <path d="M58 6a52 52 0 1 1-49.4 36" fill="none" stroke="#ff8d83" strokeWidth="8" strokeLinecap="round" />
        <circle cx="58" cy="58" r="40" fill="#d8352a" />
        <text x="58" y="67" textAnchor="middle" fill="#fff">
          SOS
        </text>
      </svg>
      <p>
        <b>{t('Keep holding, one more second')}</b>
        {tRich('It does not call an ambulance. For that, {dial}.', {
          dial: <a href={`tel:${clinic.emergencyNumber}`}>{t('dial {number}', { number: clinic.emergencyNumber })}</a>,
        })}
      </p>
    </div>
  );
}
