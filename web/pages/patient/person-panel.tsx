import { IconMail, IconPhone } from '@tabler/icons-react';
import type { Profile } from '#contract/patients/profile.ts';
import { useMyself } from '#web/identity/myself.ts';
import { msg, t, tCount, tMarked } from '#web/language/say.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Avatar } from '#web/ui/people/avatar.tsx';
import styles from './person-panel.module.css';

type PersonPanelProps = { profile: Profile | undefined };

export function PersonPanel({ profile }: PersonPanelProps) {
  const me = useMyself();
  const line = profile && personLine(profile);
  return (
    <section className="panel min-0 p-20" aria-label={t('You')}>
      <div className="row gap-12">
        <Avatar name={me.name} isDeep />
        <div className={`min-0 breakable ${styles.name}`}>
          <h1>{me.name}</h1>
          {line && <p className="muted">{line}</p>}
        </div>
      </div>
      {me.pud && (
        <div className={`row between gap-12 mt-16 pt-16 ruled ${styles.pud}`}>
          <span className="muted text-sm">
            {t('Health ID')} <code className="block ink nowrap">{me.pud}</code>
          </span>
          <CopyButton value={me.pud} what={t('Health ID')} className={styles.copy} />
        </div>
      )}
      <ul className={`mt-12 ${styles.contact}`}>
        <li className="row gap-12 muted text-md breakable">
          <IconMail size={20} className="fixed faint" aria-hidden />
          {me.email ?? t('No confirmed e-mail address')}
        </li>
        {me.phone && (
          <li className="row gap-12 muted text-md breakable">
            <IconPhone size={20} className="fixed faint" aria-hidden />
            {me.phone}
          </li>
        )}
      </ul>
    </section>
  );
}

const SEX_WORDS: Record<NonNullable<Profile['sex']>, string> = {
  female: msg('female'),
  male: msg('male'),
  other: msg('other'),
};

/** "34 years, female, B+": what is known of it, and nothing in place of what is not. */
function personLine({ age, sex, bloodGroup }: Pick<Profile, 'age' | 'sex' | 'bloodGroup'>): string {
  const years = age === null ? null : tCount('{n} year', '{n} years', age);
  return [years, sex && tMarked(SEX_WORDS[sex]), bloodGroup].filter(Boolean).join(', ');
}
