import { IconChevronDown } from '@tabler/icons-react';
import styles from './privacy-notice.module.css';

/** What one agrees to, short enough to be read. */
export function PrivacyNotice({ clinicName, clinicEmail }: { clinicName: string; clinicEmail: string | undefined }) {
  return (
    <details className={styles.notice}>
      <summary>
        What we keep, and why
        <IconChevronDown aria-hidden />
      </summary>
      <dl>
        <dt>What</dt>
        <dd>Your name, e-mail address, phone number and Health ID, and later what your care needs.</dd>
        <dt>Why</dt>
        <dd>So that {clinicName} can treat you, reach you and know that it is you.</dd>
        <dt>Who sees it</dt>
        <dd>You, and the people here who treat you. Each opening of your record is written down.</dd>
        <dt>Where</dt>
        <dd>On the machines that the clinic chose. No advertiser sees any of it.</dd>
        <dt>Your say</dt>
        <dd>
          Ask to see, correct or delete what is kept, as far as the law lets a clinic delete
          {clinicEmail ? (
            <>
              : <a href={`mailto:${clinicEmail}`}>{clinicEmail}</a>
            </>
          ) : (
            '.'
          )}
        </dd>
      </dl>
    </details>
  );
}
