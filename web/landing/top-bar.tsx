import type { Language } from '#contract/language/language.ts';
import { shownLanguage, t } from '#web/language/say.ts';
import { Mark } from '../ui/brand/mark.tsx';
import { inApp } from './app-link.ts';
import { clinic } from './clinic.ts';
import { Icon } from './drawings/icon.tsx';

/** Where the sections are: nothing on the landing page itself, its address on any other page. */
export type Home = '' | '/' | '/hi';
type TopBarProps = { home?: Home; inLanguages: Record<Language, string> };

export function TopBar({ home = '', inLanguages }: TopBarProps) {
  return (
    <>
      <a className="skip" href="#main">
        {t('Skip to content')}
      </a>
      <header className="top">
        <div className="wrap">
          <a className="brand" href={`${home}#home`}>
            <Mark id="mark-top" />
            <span>
              Nadi<span className="visually-hidden">{t(', home')}</span>
            </span>
          </a>
          {clinic.logo}
          <span className="clinic">{clinic.name}</span>
          <nav className="nav" aria-label={t('Main')}>
            <a href={`${home}#consult`}>{t('Is it serious?')}</a>
            <a href={`${home}#features`}>{t('Features')}</a>
            <a href={`${home}#about`}>{t('Why Nadi')}</a>
            <a href={`${home}#security`}>{t('Security')}</a>
          </nav>
          <OtherLanguage look="btn btn-quiet other-language" addresses={inLanguages} />
          <LoginMenu />
          <details className="menu menu-small" name="top-menu">
            <summary className="btn btn-quiet">
              <Icon name="lines" />
              <span className="visually-hidden">{t('Menu')}</span>
            </summary>
            <nav className="pop" aria-label={t('Sections')}>
              <a href={`${home}#home`}>{t('Home')}</a>
              <a href={`${home}#features`}>{t('Features')}</a>
              <a href={`${home}#consult`}>{t('Consult')}</a>
              <a href={`${home}#about`}>{t('About')}</a>
              <OtherLanguage addresses={inLanguages} />
            </nav>
          </details>
        </div>
      </header>
    </>
  );
}

type OtherLanguageProps = { look?: string; addresses: Record<Language, string> };

const OtherLanguage = ({ look, addresses }: OtherLanguageProps) =>
  shownLanguage() === 'en' ? (
    <a className={look} href={addresses.hi} lang="hi" hrefLang="hi">
      हिन्दी
    </a>
  ) : (
    <a className={look} href={addresses.en} lang="en" hrefLang="en">
      English
    </a>
  );

function LoginMenu() {
  return (
    <details className="menu" name="top-menu">
      <summary className="btn btn-secondary">
        {t('Log in')} <Icon name="down" className="chevron" />
      </summary>
      <nav className="pop" aria-label={t('Log in')}>
        <a href={inApp('/login/patient')}>
          <Icon name="person" />
          {t('Patient Login')}
        </a>
        <a href="/login/doctor">
          <Icon name="stethoscope" />
          {t('Doctor Login')}
        </a>
        <a href="/login/staff">
          <Icon name="pill" />
          {t('Staff Login')}
        </a>
      </nav>
    </details>
  );
}
