import { type FamilyWeek, WEEK_DAYS, type WeekItem } from '#contract/patients/family-week.ts';
import { readEvents } from '#contract/system.ts';
import { transaction } from '../db/transaction.ts';
import { findAccess } from '../patients/access/find-access.ts';
import { readFamily } from '../patients/access/read-family.ts';
import { findOwnPatient } from '../patients/find-patient.ts';
import { listTold } from '../patients/sharing/find-told.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { withhold } from '../platform/http/withhold.ts';
import { addDays, dayBounds, dayIn } from '../platform/zoned-time.ts';
import { findProfile } from '../records/find-profile.ts';
import { findItems, type Opens, type Person } from './find-items.ts';

const OWN: Opens = ['appointments', 'medicines', 'vaccines', 'record'];
/** Of someone whose identity nobody has confirmed: what they booked themselves. */
const HELD: Opens = ['appointments'];

/**
 * One after the other, because each share lets through something else: what is confidential is left out for the rest of the
 * transaction, so those who show everything come first.
 */
export async function readFamilyWeek(deps: Deps, actor: Actor): Promise<FamilyWeek> {
  return transaction(deps.db, async (tx) => {
    const inTx = { ...deps, db: tx };
    const [family, me] = [await readFamily(inTx, actor), await findOwnPatient(tx, actor)];
    const told = await listTold(tx, me.id);
    const isHeld = me.record_held_since !== null;
    const { EmergencyContact, age } = await findProfile(inTx, me.id);
    const emergencyContact = isHeld ? null : EmergencyContact;
    const today = dayIn(deps.config.clinic.timeZone, deps.clock.now());
    const span = spanOf(deps, today);
    const self: Person = { actor, patientId: me.id, opens: opensAt(deps, age, isHeld ? HELD : OWN) };
    const others = await Promise.all(
      family.iActFor.map((one) => actingFor(inTx, actor, { ...one, opens: opensAt(deps, one.age, one.opens) })),
    );
    const people = [self, ...others].toSorted((one, other) => Number(isWithheld(one)) - Number(isWithheld(other)));
    const found: { items: WeekItem[]; later: WeekItem[] }[] = [];
    for (const person of people) {
      const withholds = withheldFrom(person);
      if (withholds) await withhold(tx, { patientId: person.patientId, withholds, accountId: actor.accountId });
      found.push(await findItems(inTx, person, span));
    }
    return {
      ...{ family, today, told, emergencyContact },
      items: found.flatMap(({ items }) => items).toSorted(byTime),
      later: found.flatMap(({ later }) => later).toSorted(byTime),
    };
  });
}

/** The schedule of vaccines is for children. */
const opensAt = ({ config }: Deps, age: number | null, opens: Opens): Opens =>
  age !== null && age >= config.family.adultFrom ? opens.filter((part) => part !== 'vaccines') : opens;

/** Also from someone themselves, while nobody has seen who they are. */
const withheldFrom = ({ actor }: Person) => (actor.acting ? actor.acting.withholds : actor.isHeld ? 'all' : null);

const isWithheld = (person: Person): boolean => withheldFrom(person) !== null;

function spanOf({ config }: Deps, today: string) {
  const { timeZone } = config.clinic;
  const { from } = dayBounds(today, timeZone);
  return { today, from, until: dayBounds(addDays(today, WEEK_DAYS - 1), timeZone).until };
}

/** As if the call were for them: whoever may act for someone at all may open their stream. */
async function actingFor(
  deps: Deps,
  actor: Actor,
  { patientId, opens }: Pick<Person, 'patientId' | 'opens'>,
): Promise<Person> {
  const { acting } = await findAccess(deps, actor, readEvents, patientId);
  return { patientId, opens, actor: { ...actor, patientId, ...(acting ? { acting } : {}) } };
}

const byTime = (one: WeekItem, other: WeekItem): number =>
  one.day.localeCompare(other.day) || (one.times[0] ?? '').localeCompare(other.times[0] ?? '');
