import { Mark } from '../ui/brand/mark.tsx';
import { clinic } from './clinic.ts';
import { Icon } from './drawings/icon.tsx';

/** `home` is where the sections are: nothing on the landing page itself, "/" on any other page. */
export function TopBar({ home = '' }: { home?: '' | '/' }) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="top">
        <div className="wrap">
          <a className="brand" href={`${home}#home`}>
            <Mark id="mark-top" />
            <span>
              Nadi<span className="visually-hidden">, home</span>
            </span>
          </a>
          <span className="clinic">{clinic.name}</span>
          <nav className="nav" aria-label="Main">
            <a href={`${home}#consult`}>Is it serious?</a>
            <a href={`${home}#features`}>Features</a>
            <a href={`${home}#about`}>Why Nadi</a>
            <a href={`${home}#security`}>Security</a>
          </nav>
          <LoginMenu />
          <details className="menu menu-small" name="top-menu">
            <summary className="btn btn-quiet">
              <Icon name="lines" />
              <span className="visually-hidden">Menu</span>
            </summary>
            <nav className="pop" aria-label="Sections">
              <a href={`${home}#home`}>Home</a>
              <a href={`${home}#features`}>Features</a>
              <a href={`${home}#consult`}>Consult</a>
              <a href={`${home}#about`}>About</a>
            </nav>
          </details>
        </div>
      </header>
    </>
  );
}

function LoginMenu() {
  return (
    <details className="menu" name="top-menu">
      <summary className="btn btn-secondary">
        Log in <Icon name="down" className="chevron" />
      </summary>
      <nav className="pop" aria-label="Log in">
        <a href="/login/patient">
          <Icon name="person" />
          Patient Login
        </a>
        <a href="/login/doctor">
          <Icon name="stethoscope" />
          Doctor Login
        </a>
        <a href="/login/staff">
          <Icon name="pill" />
          Staff Login
        </a>
      </nav>
    </details>
  );
}
