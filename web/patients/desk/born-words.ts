import { shortDay } from '#web/ui/time/time.ts';

type Born = { age: number | null; dateOfBirth: string | null };

/** "68 y, born 12 Mar 1958": what tells two people of one name apart. Null where neither is known. */
export function bornWords({ age, dateOfBirth }: Born): string | null {
  const years = age === null ? null : `${age} y`;
  const born = dateOfBirth && `born ${shortDay(`${dateOfBirth}T12:00:00Z`, 'UTC')}`;
  return [years, born].filter(Boolean).join(', ') || null;
}
