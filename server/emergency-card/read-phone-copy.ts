import { asSentences } from '#contract/language/as-sentences.ts';
import type { PhoneCopy } from '#contract/patients/phone-copy.ts';
import { findPatientAppointments } from '../appointments/list-appointments.ts';
import { transaction } from '../db/transaction.ts';
import { requireOwnRecord } from '../patients/find-patient.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { findFacts } from './find-facts.ts';

const LOOKED_AT = 100;
const VISITS = 5;

/** What the patient's own phone may keep for an hour without a network. */
export async function readPhoneCopy(deps: Deps, actor: Actor, patientId: string): Promise<PhoneCopy> {
  return transaction(deps.db, async (tx) => {
    const here = { ...deps, db: tx };
    const { name, pud } = await requireOwnRecord(tx, actor, patientId);
    const { facts, medicines } = await findFacts(here, actor, patientId);
    const now = deps.clock.now();
    const booked = await findPatientAppointments(here, actor, patientId, { limit: LOOKED_AT });
    const ahead = booked.filter(
      ({ status, endsAt }) => ['pending', 'approved'].includes(status) && Date.parse(endsAt) > now.getTime(),
    );
    const { clinic } = deps.config;
    return {
      patientId,
      name,
      pud,
      clinic: {
        name: clinic.name,
        phone: clinic.phone,
        timeZone: clinic.timeZone,
        emergencyNumber: clinic.emergencyNumber,
      },
      card: facts,
      visits: ahead
        .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
        .slice(0, VISITS)
        .map(({ startsAt, doctor, department, room, directions, status }) => ({
          startsAt,
          doctor,
          department,
          where: asSentences(room, directions),
          isApproved: status === 'approved',
        })),
      medicines,
      madeAt: now.toISOString(),
    };
  });
}
