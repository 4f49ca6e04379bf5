import { IconChevronDown } from '@tabler/icons-react';
import { t, tRich } from '#web/language/say.ts';
import styles from './privacy-notice.module.css';

/** What one agrees to, short enough to be read. */
export function PrivacyNotice({ clinicName, clinicEmail }: { clinicName: string; clinicEmail: string | undefined }) {
  return (
    <details className={`panel round ${styles.notice}`}>
      <summary className="row between min-height-48 pressable action semibold">
        {t('What we keep, and why')}
        <IconChevronDown aria-hidden />
      </summary>
      <dl className="muted text-sm">
        <dt>{t('What')}</dt>
        <dd>
          {t(
            'Your name, birth date, sex, e-mail address, phone number, Health ID and emergency contact. Your health: symptoms you describe, photos you send, readings, allergies, diagnoses, prescriptions, test results, and what nurses and doctors note on the ward. Your appointments and messages. A log of everyone who opened or changed your record.',
          )}
        </dd>
        <dt>{t('Why')}</dt>
        <dd>{t('So that {clinicName} can treat you, reach you and know that it is you.', { clinicName })}</dd>
        <dt>{t('Who sees it')}</dt>
        <dd>{t('You, and the people here who treat you. Each opening of your record is written down.')}</dd>
        <dt>{t('What leaves the clinic')}</dt>
        <dd>
          {t(
            'Mails to an address that you confirmed. A symptom text or photo goes to an outside AI service only if you agree each time. Nothing else, and nothing to advertisers.',
          )}
        </dd>
        <dt>{t('How long')}</dt>
        <dd>
          {t(
            'Medical records as long as the law asks a clinic to keep them, also after the login is closed. What you type as a guest is not kept.',
          )}
        </dd>
        <dt>{t('Your say')}</dt>
        <dd>
          {clinicEmail
            ? tRich(
                'Download all of it in your account. Ask to see, correct or delete what is kept, as far as the law lets a clinic delete: {email}',
                { email: <a href={`mailto:${clinicEmail}`}>{clinicEmail}</a> },
              )
            : t(
                'Download all of it in your account. Ask to see, correct or delete what is kept, as far as the law lets a clinic delete.',
              )}
        </dd>
      </dl>
    </details>
  );
}
