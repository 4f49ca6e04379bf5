import { t } from '#web/language/say.ts';
import { Mark } from '../ui/brand/mark.tsx';
import { pulseLine } from '../ui/brand/pulse.ts';
import { clinic } from './clinic.ts';
import type { Home } from './top-bar.tsx';

const PULSE = pulseLine(
  60,
  0,
  [
    { x: 980, width: 160, height: 44 },
    { x: 1180, width: 90, height: 14 },
  ],
  1440,
);

export function Footer({ home = '' }: { home?: Home }) {
  return (
    <footer className="foot">
      <svg className="foot-line" viewBox="0 0 1440 70" preserveAspectRatio="none" aria-hidden="true">
        <path className="pulse" vectorEffect="non-scaling-stroke" d={PULSE} />
      </svg>
      <div className="wrap">
        <a className="brand" href={`${home}#home`}>
          <Mark id="mark-foot" />
          <span>
            Nadi<span className="visually-hidden">{t(', to the top')}</span>
          </span>
        </a>
        <nav aria-label={t('Footer')}>
          <a href={`${home}#about`}>{t('About')}</a>
          <a href={`${home}#features`}>{t('Features')}</a>
          <a href={`${home}#contact`}>{t('Contact')}</a>
          <a href={`${home}#privacy`}>{t('Privacy')}</a>
          <a href={`${home}#security`}>{t('Security')}</a>
          <a href={`${home}#help`}>{t('Help')}</a>
        </nav>
        <div className="legal">
          <p>
            © {clinic.year} Nadi. {clinic.name}, {clinic.address}.
          </p>
          <p>
            {t('In an emergency dial {number}. Nadi does not call an ambulance.', { number: clinic.emergencyNumber })}
          </p>
        </div>
      </div>
    </footer>
  );
}
