import { t, tMarked } from '#web/language/say.ts';
import { inApp } from './app-link.ts';
import { opening } from './claims.ts';
import { clinic } from './clinic.ts';
import { Example } from './coming.tsx';
import { Icon } from './drawings/icon.tsx';
import { Wrist } from './drawings/wrist.tsx';
import { RoleCards } from './role-cards.tsx';

export function Hero() {
  return (
    <div className="hero" id="home">
      <div className="wrap hero-top">
        <div>
          <h1>{tMarked(opening.headline)}</h1>
          <p className="lede">{tMarked(opening.text, { clinic: clinic.name })}</p>
          <p className="ctas">
            <a className="btn btn-primary" href={inApp('/register')}>
              {t('Register in a minute')}
            </a>
            <a className="btn btn-secondary" href={inApp('/symptom-script')}>
              {t('Try it without an account')}
            </a>
          </p>
        </div>
        <figure className="art">
          <Wrist />
          <figcaption className="reading">
            <span className="reading-title">
              {t('Pulse, today 08:10')} <Example />
            </span>
            <b>
              72<small>{t('/min')}</small>
            </b>
            <span className="badge badge-ok">
              <Icon name="tick" />
              {t('Usual for you')}
            </span>
          </figcaption>
        </figure>
      </div>
      <div className="wrap">
        <RoleCards />
      </div>
    </div>
  );
}
