import { Link } from '@tanstack/react-router';
import type { DuplicateReason, LikelyDuplicate } from '#contract/patients/patients.ts';
import { Badge } from '#web/ui/badges/badge.tsx';
import { FormerPuds } from '#web/ui/people/former-puds.tsx';
import { bornWords } from './born-words.ts';
import type { DeskHome } from './desk-slip.tsx';
import styles from './duplicate-rows.module.css';

const WORDS: Record<Exclude<DuplicateReason, 'inpatient'>, string> = {
  birth: 'Name and birth alike',
  phone: 'Same phone',
  'birth-date': 'Same birth date, name partly alike',
  name: 'Name alike',
  'shared-phone': 'Same phone, perhaps family',
};

/** Who may be the person at the desk: enough to ask one question and know. */
export function DuplicateRows({ people, home }: { people: readonly LikelyDuplicate[]; home: DeskHome }) {
  return (
    <ol className={`panel clipped ${styles.rows}`} aria-label="Patients">
      {people.map((person) => (
        <li key={person.id}>
          <Link
            className="stack gap-4 muted no-underline"
            to={home}
            search={{ view: 'patients', patient: person.id }}
            preload={false}
            target="_blank"
          >
            <b className="ink text-17 breakable">{person.name}</b>
            <span className="row wrap stretch gap-4">
              {person.place && <Badge tone="attention">Lies in {person.place}</Badge>}
              {reasonsOf(person).map((reason) => (
                <Badge key={reason}>{WORDS[reason]}</Badge>
              ))}
              {person.isDeactivated && <Badge>Deactivated</Badge>}
            </span>
            <span>{[bornWords(person) ?? 'Age not known', person.gender].filter(Boolean).join(', ')}</span>
            <span className={`row wrap stretch gap-4 gap-x-16 ${styles.how}`}>
              <span>{person.pud}</span>
              <FormerPuds puds={person.formerPuds} />
              <span>phone …{person.phoneEnding}</span>
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}

/** The name alone is said only where nothing stronger is. */
function reasonsOf({ reasons }: LikelyDuplicate) {
  const said = reasons.filter((reason) => reason !== 'inpatient');
  return said.length > 1 ? said.filter((reason) => reason !== 'name') : said;
}
