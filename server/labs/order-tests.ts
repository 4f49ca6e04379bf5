// Turns the tests of a signed diagnosis into orders, in the transaction of the signature.
import { CUSTOM } from '#contract/medicines/medicines.ts';
import type { Profile } from '#contract/patients/profile.ts';
import type { Tx } from '../db/connect.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { publish } from '../platform/events.ts';
import { monthsSince } from '../platform/months-since.ts';
import { Refusal } from '../platform/refusal.ts';
import { dayIn } from '../platform/zoned-time.ts';
import { type Catalogued, measuresFor } from './measures-for.ts';
import { insertOrders, labTestsById } from './store.ts';

type Input = { id?: string | undefined; name: string; category?: string | undefined; indication?: string | undefined };
type For = { patientId: string; diagnosisId: string; profile: Profile };

export async function orderTests(
  tx: Tx,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  doctor: Actor,
  { patientId, diagnosisId, profile }: For,
  options: readonly Input[],
): Promise<string[]> {
  const catalogue = await labTestsById(
    tx,
    options.flatMap(({ id }) => id ?? []),
  );
  const today = dayIn(config.clinic.timeZone, clock.now());
  const person = { ...profile, ageMonths: monthsSince(profile.dateOfBirth, today) };
  const rows = options.map((input, index) => {
    const listed = input.id ? catalogue.get(input.id) : undefined;
    if (input.id && (!listed || listed.closed_at)) {
      throw new Refusal('unknown_test', { fields: { [`tests.${index}.id`]: 'This test is not offered.' } });
    }
    const test = listed ?? {
      name: input.name,
      category: input.category ?? CUSTOM.category,
      indication: '',
      measures: [],
    };
    return {
      patient_id: patientId,
      diagnosis_id: diagnosisId,
      test_id: listed?.id ?? null,
      test: test.name,
      category: test.category,
      indication: input.indication || test.indication || CUSTOM.indication,
      measures: JSON.stringify(measuresFor(test.measures as Catalogued[], person)),
      ordered_by: doctor.accountId,
      ordered_at: clock.now(),
    };
  });
  const ids = await insertOrders(tx, rows);
  if (ids.length > 0) await publish(tx, { type: 'lab-orders', to: { roles: ['staff'], accounts: [doctor.accountId] } });
  return ids;
}
