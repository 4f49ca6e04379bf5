import { t, tMarked } from '#web/language/say.ts';
import { pulseLine } from '../ui/brand/pulse.ts';
import { reasons } from './claims.ts';
import { Coming } from './coming.tsx';
import { AccessLogExample } from './examples/access-log.tsx';

const PULSE = pulseLine(
  120,
  -620,
  [
    { x: 20, width: 210, height: 96 },
    { x: 260, width: 210, height: 96 },
  ],
  470,
);

export function Reasons() {
  return (
    <section className="why" id="about">
      <div className="wrap why-grid">
        <div>
          <h2>{t('Why Choose Nadi')}</h2>
          <p className="why-text">
            {t(
              'Nadi is the pulse: three fingers on the wrist, and someone who listens. Nine reasons to trust what it tells you.',
            )}
          </p>
          <svg className="why-pulse" viewBox="0 0 480 150" aria-hidden="true">
            <path className="pulse" d={PULSE} />
          </svg>
          <AccessLogExample />
        </div>
        <dl className="ruled">
          {reasons.map((reason) => (
            <div key={reason.name}>
              <dt>
                {tMarked(reason.name)}
                <Coming claim={reason} />
              </dt>
              <dd>{tMarked(reason.text)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
