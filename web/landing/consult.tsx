import { msg, t, tMarked, tRich } from '#web/language/say.ts';
import { inApp } from './app-link.ts';
import { clinic } from './clinic.ts';
import { Icon } from './drawings/icon.tsx';
import { ExampleAnswer } from './examples/answer.tsx';

const SIGNS = [
  msg('chest pain or pressure that does not go away'),
  msg('trouble breathing, or lips turning blue'),
  msg('a drooping face, a weak arm or slurred speech'),
  msg('heavy bleeding that does not stop'),
  msg('fainting, a fit, or someone who cannot be woken'),
  msg('sudden swelling of the face or throat'),
];

export function Consult() {
  const number = clinic.emergencyNumber;
  return (
    <section className="consult" id="consult">
      <div className="wrap panel">
        <div className="head">
          <h2>{t('Not sure if it is serious? Ask now.')}</h2>
          <p>
            {t(
              'Some things never wait: they are listed here. For everything else, ask without an account. What you write is answered, then forgotten.',
            )}
          </p>
        </div>
        <div className="care-cards">
          <article className="care care-urgent">
            <header>
              <Icon name="warning" />
              {t('Emergency signs')}
            </header>
            <div className="care-body">
              <h3>{t('Call {number} now for', { number })}</h3>
              <ul className="signs">
                {SIGNS.map((sign) => (
                  <li key={sign}>{tMarked(sign)}</li>
                ))}
              </ul>
              <a className="btn btn-danger" href={`tel:${clinic.emergencyNumber}`}>
                <Icon name="phone" />
                {t('Call {number}', { number })}
              </a>
              <p className="fine">
                {t('Not a complete list. If you are in doubt, call. Nadi does not call an ambulance.')}
              </p>
            </div>
          </article>
          <ExampleAnswer />
        </div>
        <div className="next-step">
          <p>
            {tRich('Say it in words, {point} or {photo}. You want to talk to someone? Call the clinic.', {
              point: <a href={inApp('/symptoms')}>{t('point to it on a body')}</a>,
              photo: <a href={inApp('/symptoms-scan')}>{t('show a photo')}</a>,
            })}
          </p>
          <a className="btn btn-secondary" href={`tel:${clinic.phone}`}>
            <Icon name="phone" />
            {clinic.phone}
          </a>
          <a className="btn btn-primary" href={inApp('/symptom-script')}>
            {t('Check your symptoms')}
          </a>
        </div>
      </div>
    </section>
  );
}
