import { firstNameOf } from '#web/acting-for.ts';
import { actForHref } from '#web/api/family.ts';
import { t } from '#web/language/say.ts';
import { Avatar } from '#web/ui/people/avatar.tsx';
import type { Person } from './people.ts';
import styles from './people-row.module.css';

/** Leads on to each: another person is another document, so that nothing of one is shown of the other. */
export function PeopleRow({ people }: { people: readonly Person[] }) {
  return (
    <nav aria-label={t('Act for')}>
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.patientId}>
            <a
              href={person.share ? actForHref(person.share) : '/dashboard'}
              className={`row gap-12 panel no-underline ink ${styles.person}`}
            >
              <Avatar name={person.name} />
              <span className="min-0 lead-135">
                <b className="block">{person.isMe ? t('You') : firstNameOf(person.name)}</b>
                <span className="block muted text-sm">{about(person)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function about({ name, share }: Person): string {
  if (!share) return firstNameOf(name);
  const how = share.relation === 'guardian' ? t('you are guardian') : t('you help');
  return share.age === null ? how : t('{age}, {how}', { age: share.age, how });
}
