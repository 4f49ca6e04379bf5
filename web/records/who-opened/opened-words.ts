import type { ActedFor } from '#contract/patients/family.ts';
import { firstNameOf } from '#web/acting-for.ts';
import { t } from '#web/language/say.ts';

/** Who treats someone would tell of a private visit: whoever acts for them reads what they did themselves, and is told so. */
export const isOwnOnly = (person: ActedFor | null): person is ActedFor => person !== null && !person.seesConfidential;

export function openedTitle(person: ActedFor | null): string {
  if (!person) return t('Who opened your record');
  const name = firstNameOf(person.name);
  return isOwnOnly(person)
    ? t('What you did in the record of {name}', { name })
    : t('Who opened the record of {name}', { name });
}
