import type { PatientListed } from '../../../contract/patients.ts';
import type { Tx } from '../../db/connect.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { patientsListed } from '../listing/listed.ts';
import { areAlike } from './alike-names.ts';
import { samePhoneKey } from './read-query.ts';
import { idsByPhone, queueForPhone } from './store.ts';

type Person = { name: string; phone: string };

/** People with the same phone number and a similar name. A family shares a phone; the names tell them apart. */
export async function listLikelyDuplicates(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  actor: Actor,
  { name, phone }: Person,
): Promise<PatientListed[]> {
  const phoneKey = samePhoneKey(phone);
  if (phoneKey === '') return [];
  const sharing = await patientsListed(deps, actor, await idsByPhone(deps.db, phoneKey));
  return sharing.filter((patient) => areAlike(patient.name, name));
}

/** Until the transaction ends, nobody else is registered with this phone number: the second of two desks sees the first. */
export const waitForSamePhone = (tx: Tx, phone: string): Promise<void> => queueForPhone(tx, samePhoneKey(phone));
