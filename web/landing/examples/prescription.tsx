import { msg, t, tMarked } from '#web/language/say.ts';
import { Icon } from '../drawings/icon.tsx';

const DOSES = [
  { when: msg('Morning'), dose: msg('1 tablet') },
  { when: msg('Noon'), dose: msg('none') },
  { when: msg('Night'), dose: msg('none') },
];

export function PrescriptionExample() {
  return (
    <div className="rx">
      <p className="rx-name">
        <b>Amlodipine 5 mg</b>
        {t('Dr. Meera Iyer, 12 Nov')}
      </p>
      <span className="badge">
        <Icon name="shield" />
        {t('No known entry against it')}
      </span>
      <ul className="doses">
        {DOSES.map(({ when, dose }) => (
          <li key={when}>
            {tMarked(when)} <b>{tMarked(dose)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
