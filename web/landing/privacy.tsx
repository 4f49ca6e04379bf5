import { t, tRich } from '#web/language/say.ts';
import { clinic } from './clinic.ts';

export function Privacy() {
  return (
    <section className="why" id="privacy">
      <div className="wrap why-grid">
        <div>
          <h2>{t('Privacy, in short')}</h2>
          <p className="why-text">
            {t('What is kept about you, who sees it, and what you can ask for. Nothing in small print.')}
          </p>
        </div>
        <dl className="ruled">
          <div>
            <dt>{t('Who is responsible')}</dt>
            <dd>
              {t('{clinic}. It runs this Nadi, and what you enter stays on the machines that it chose.', {
                clinic: clinic.name,
              })}
            </dd>
          </div>
          <div>
            <dt>{t('What is kept')}</dt>
            <dd>
              {t(
                'Who you are: name, birth date, sex, e-mail address, phone number, Health ID, emergency contact; your password only as a fingerprint that cannot be turned back. Your health: symptoms you describe, photos and documents you send, readings, allergies, diagnoses, prescriptions, test results and notes of the ward. Your appointments, notes and messages. And an access log: what was done, by whom and when.',
              )}
            </dd>
          </div>
          <div>
            <dt>{t('Who sees it')}</dt>
            <dd>
              {t(
                'You, and the people of the clinic as far as their work needs it. Administrators let people in and see no clinical data.',
              )}
            </dd>
          </div>
          <div>
            <dt>{t('What leaves the clinic')}</dt>
            <dd>
              {t(
                'Mails, to an address that you confirmed. A symptom text or a photo goes to an outside AI service only if the clinic uses one and you agree. Nothing goes to advertisers.',
              )}
            </dd>
          </div>
          <div>
            <dt>{t('How long')}</dt>
            <dd>
              {t(
                'Medical records as long as the law asks a clinic to keep them, also after your login is closed. What you type as a guest is not kept.',
              )}
            </dd>
          </div>
          <div>
            <dt>{t('Cookies')}</dt>
            <dd>
              {t(
                'Only what logging in needs, and how you arranged your screen. None before you log in, none that follow you, no advertising.',
              )}
            </dd>
          </div>
          <div>
            <dt>{t('What you can ask for')}</dt>
            <dd>
              {tRich(
                'To see, correct or delete what is kept, as far as the law lets a clinic delete. Write to {email}.',
                {
                  email: <a href={`mailto:${clinic.email}`}>{clinic.email}</a>,
                },
              )}
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
