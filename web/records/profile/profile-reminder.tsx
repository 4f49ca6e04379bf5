import { IconClipboardHeart } from '@tabler/icons-react';
import type { Profile } from '#contract/patients/profile.ts';
import { t } from '#web/language/say.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './profile-reminder.module.css';

/** One quiet line for whoever closed the form: what is missing, and the way back to it. */
export function ProfileReminder({ profile, onOpen }: { profile: Profile; onOpen: () => void }) {
  const missing = missingIn(profile);
  return (
    <section className={`stack middle gap-12 round-lg ${styles.reminder}`} aria-label={t('Your health profile')}>
      <IconClipboardHeart size={28} className="action" aria-hidden />
      <p>
        <b className="semibold">{t('Your health profile is not complete.')}</b>{' '}
        {missing.length > 0 && (
          <span className="muted">{t('Still open: {missing}.', { missing: missing.join(', ') })} </span>
        )}
        <span className="muted">{t('It helps a doctor to help you faster.')}</span>
      </p>
      <Button onClick={onOpen}>{t('Complete it')}</Button>
    </section>
  );
}

/** What a profile still lacks, in the words of the form. */
function missingIn(profile: Profile): string[] {
  const open: [string, boolean][] = [
    [t('age'), profile.age === null],
    [t('sex'), profile.sex === null],
    [t('blood group'), profile.bloodGroup === null],
    [t('allergies'), profile.allergyState === 'not-asked'],
    [t('emergency contact'), profile.EmergencyContact === null],
  ];
  return open.filter(([, isOpen]) => isOpen).map(([name]) => name);
}
