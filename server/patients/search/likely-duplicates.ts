import type { DUPLICATE_REASONS, LikelyDuplicate } from '#contract/patients/patients.ts';
import type { Tx } from '#server/db/connect.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { dayIn } from '#server/platform/zoned-time.ts';
import { ageOn } from '../age.ts';
import { patientsListed } from '../listing/listed.ts';
import { knowsPlaces } from '../policy.ts';
import { countLookUp, countShown } from './count-look-ups.ts';
import { duplicateReasons, type Identity, readingsOf } from './duplicate-reasons.ts';
import { namePartsOf } from './name-parts.ts';
import { samePhoneKey } from './read-query.ts';
import { soundsOf } from './sound-of.ts';
import { findNamesakes, idsByBirthDate, idsByPhone, lockSameIdentity } from './store.ts';

const MOST = 10;
const RANK: Record<(typeof DUPLICATE_REASONS)[number], number> = {
  birth: 0,
  phone: 1,
  inpatient: 2,
  'birth-date': 3,
  name: 4,
  'shared-phone': 5,
};

/** What the desk typed; unknown facts are left out. */
export type TypedPerson = { name: string } & {
  [Fact in 'phone' | 'dateOfBirth' | 'sex']?: string | null | undefined;
} & { age?: number | null | undefined };

/**
 * Lists patients who may be this person already, likeliest first: by name and birth, by phone, or by the sound of the name.
 */
export async function listLikelyDuplicates(deps: Deps, actor: Actor, typed: TypedPerson): Promise<LikelyDuplicate[]> {
  await countLookUp(deps, actor);
  const listed = await findLikelyDuplicates(deps, actor, typed);
  const ids = listed.map(({ id }) => id);
  await countShown(deps, actor, ids);
  return listed;
}

/** Counts nothing: whoever calls it counts the look-up before, and whom they name. */
export async function findLikelyDuplicates(deps: Deps, actor: Actor, typed: TypedPerson): Promise<LikelyDuplicate[]> {
  const today = dayIn(deps.config.clinic.timeZone, deps.clock.now());
  const person = identityIn(typed, today);
  const phone = samePhoneKey(person.phone);
  const sharing = phone === '' ? [] : await idsByPhone(deps.db, phone);
  const words = namePartsOf(person.name);
  const sounds = soundsOf(words);
  const bornThen = person.dateOfBirth
    ? await idsByBirthDate(deps.db, { days: readingsOf(person.dateOfBirth), words, sounds })
    : [];
  const found = await findNamesakes(deps.db, {
    sounds,
    bornAround: person.age === null ? null : Number(today.slice(0, 4)) - person.age,
    orIds: [...new Set([...sharing, ...bornThen])],
    // Otherwise a birth date that contradicts would show who lies here.
    withPlaces: knowsPlaces(actor),
  });
  const likely = found
    .map(({ place, ...row }) => ({
      id: row.id,
      place,
      reasons: duplicateReasons(person, { ...row, dateOfBirth: row.date_of_birth, age: ageOn(row, today), place }),
    }))
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted((one, other) => strengthOf(one) - strengthOf(other))
    .slice(0, MOST);
  const listed = new Map(
    (
      await patientsListed(
        deps,
        actor,
        likely.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  );
  return likely.flatMap(({ id, place, reasons }) => {
    const row = listed.get(id);
    return row ? [{ ...row, place, reasons: [...reasons] }] : [];
  });
}

const strengthOf = ({ reasons }: { reasons: ReturnType<typeof duplicateReasons> }) =>
  Math.min(...reasons.map((reason) => RANK[reason])) - reasons.length / 10;

function identityIn({ name, phone, dateOfBirth, age, sex }: TypedPerson, today: string): Identity {
  const born = { date_of_birth: dateOfBirth ?? null, age_years: age ?? null, age_given_on: today };
  const isKnown = sex === 'male' || sex === 'female' || sex === 'other';
  return {
    name,
    phone: phone ?? '',
    dateOfBirth: born.date_of_birth,
    age: ageOn(born, today),
    sex: isKnown ? sex : null,
  };
}

/**
 * Keeps others from registering this phone number, a name of this sound or this birth date until the transaction ends: the
 * second of two desks sees what the first has written.
 */
export const waitForSameIdentity = (tx: Tx, { name, phone, dateOfBirth }: TypedPerson): Promise<void> =>
  lockSameIdentity(tx, {
    phone: samePhoneKey(phone ?? ''),
    sounds: soundsOf(namePartsOf(name)).toSorted().join(' '),
    dateOfBirth: dateOfBirth ?? null,
  });
