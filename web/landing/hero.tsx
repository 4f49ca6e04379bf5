import { opening } from './claims.ts';
import { Example } from './coming.tsx';
import { Icon } from './drawings/icon.tsx';
import { Wrist } from './drawings/wrist.tsx';
import { RoleCards } from './role-cards.tsx';

export function Hero() {
  return (
    <div className="hero" id="home">
      <div className="wrap hero-top">
        <div>
          <h1>{opening.headline}</h1>
          <p className="lede">{opening.text}</p>
          <p className="ctas">
            <a className="btn btn-primary" href="/register">
              Register in a minute
            </a>
            <a className="btn btn-secondary" href="/symptom-script">
              Try it without an account
            </a>
          </p>
        </div>
        <figure className="art">
          <Wrist />
          <figcaption className="reading">
            <span className="reading-title">
              Pulse, today 08:10 <Example />
            </span>
            <b>
              72<small>/min</small>
            </b>
            <span className="badge badge-ok">
              <Icon name="tick" />
              Usual for you
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
