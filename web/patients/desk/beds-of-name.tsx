import { areAlike, fold } from '#contract/patients/likeness.ts';
import { Badge } from '#web/ui/badges/badge.tsx';

/** Someone who lies here at the moment, and in which bed. */
export type LiesHere = { id: string; name: string; bed: string };

type BedsOfNameProps = { person: { id: string; name: string }; here: readonly LiesHere[]; isAlike: boolean };

/** Says where the person lies, and who of nearly the same name lies here, also when the search has not found them. */
export function BedsOfName({ person, here, isAlike }: BedsOfNameProps) {
  const own = here.find(({ id }) => id === person.id);
  const plain = fold(person.name);
  const others = here.filter(({ id, name }) => id !== person.id && areAlike(plain, fold(name)));
  return (
    <>
      {own && <Badge>{own.bed}</Badge>}
      {others.map(({ id, name, bed }) => (
        <Badge key={id} tone="attention">
          Name alike: {name} lies in {bed}
        </Badge>
      ))}
      {isAlike && others.length === 0 && <Badge tone="attention">Name alike</Badge>}
    </>
  );
}
