import type { ReactNode } from 'react';
import { t, tRich } from '#web/language/say.ts';
import { inApp } from './app-link.ts';
import { clinic } from './clinic.ts';

export function Help() {
  const number = clinic.emergencyNumber;
  return (
    <section className="help" id="help">
      <div className="wrap">
        <div className="head">
          <h2>{t('Help with getting in')}</h2>
          <p>{t('The questions people ask at the desk. For anything else, talk to us.')}</p>
        </div>
        <dl className="answers">
          <Answer to={t('How do I get a Health ID?')}>
            {tRich(
              '{register} with your name, e-mail address and phone number. Your Health ID looks like {example} and is yours for good. Capitals, spaces and hyphens do not matter when you type it.',
              {
                register: <a href={inApp('/register')}>{t('Register')}</a>,
                example: <span className="whole">PUD-XXXXX-XXXXX</span>,
              },
            )}
          </Answer>
          <Answer to={t('I forgot my Health ID')}>
            <a href={inApp('/forgot-health-id')}>{t('Ask for it by e-mail.')}</a>{' '}
            {t('If a family shares one address, the mail names every Health ID registered with it.')}
          </Answer>
          <Answer to={t('I forgot my password')}>
            <a href={inApp('/forgot-password')}>{t('Ask for a new one.')}</a>{' '}
            {t('The mail holds a link that works once, for 30 minutes. Using it logs you out everywhere else.')}
          </Answer>
          <Answer to={t('My login is locked')}>
            {t(
              'Ten failed tries lock it for 15 minutes. Trying again meanwhile does not make it longer, and a new password by e-mail is always possible.',
            )}
          </Answer>
          <Answer to={t('I am a doctor or a nurse')}>
            {tRich(
              'Doctors {apply} and the clinic decides. Nurses and staff get an invitation by e-mail. The reception uses the {desk}, who runs the clinic’s Nadi the {admin}.',
              {
                apply: <a href="/apply">{t('apply here')}</a>,
                desk: <a href="/login/desk">{t('reception login')}</a>,
                admin: <a href="/login/admin">{t('administrator login')}</a>,
              },
            )}
          </Answer>
          <Answer to={t('It is an emergency')}>
            <a href={`tel:${number}`}>{t('Call {number}.', { number })}</a>{' '}
            {t('Do not write to us and do not wait for an answer here: Nadi does not call an ambulance.')}
          </Answer>
        </dl>
      </div>
    </section>
  );
}

const Answer = ({ to, children }: { to: string; children: ReactNode }) => (
  <div>
    <dt>{to}</dt>
    <dd>{children}</dd>
  </div>
);
