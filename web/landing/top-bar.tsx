import { shownLanguage, t } from '#web/language/say.ts';
import { Mark } from '../ui/brand/mark.tsx';
import { inApp } from './app-link.ts';
import { clinic } from './clinic.ts';
import { Icon } from './drawings/icon.tsx';

type TopBarProps = {
  home?: '' | '/';
  /** This page is there in both languages. */
  hasBoth?: boolean;
};

/** `home` is where the sections are: nothing on the landing page itself, "/" on any other page. */
export function TopBar({ home = '', hasBoth = false }: TopBarProps) {
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
          {hasBoth && <OtherLanguage look="btn btn-quiet other-language" />}
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
              {hasBoth && <OtherLanguage />}
            </nav>
          </details>
        </div>
      </header>
    </>
  );
}

const OtherLanguage = ({ look }: { look?: string }) =>
  shownLanguage() === 'en' ? (
    <a className={look} href="/hi" lang="hi" hrefLang="hi">
      हिन्दी
    </a>
  ) : (
    <a className={look} href="/" lang="en" hrefLang="en">
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
