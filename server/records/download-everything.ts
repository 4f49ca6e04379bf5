import { listAppointments } from '../appointments/list-appointments.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { transaction } from '../db/transaction.ts';
import { findOwnPatient } from '../patients/find-patient.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { dayIn } from '../platform/zoned-time.ts';
import { ageNow } from './age-now.ts';
import { listWhoOpened } from './list-who-opened.ts';
import { profileOnFile } from './profile-on-file.ts';
import { readingOnFile } from './reading-on-file.ts';
import { allProfiles, latestProfile, readingsOf } from './store.ts';

const ALL = 100_000;

/** Everything the clinic holds about a person, in one object that a program can read and a person can print. */
export async function downloadEverything(
  deps: Deps,
  actor: Actor,
  patientId: string,
): Promise<Record<string, unknown>> {
  const patient = await findOwnPatient(deps.db, actor);
  if (patient.id !== patientId) throw new Refusal('not_found');
  const today = dayIn(deps.config.clinic.timeZone, deps.clock.now());

  return transaction(deps.db, async (tx) => {
    const inTx = { ...deps, db: tx };
    const age = await ageNow(inTx, patientId);
    const readings = await readingsOf(tx, patientId, { limit: ALL });
    const everything = {
      clinic: deps.config.clinic.name,
      madeAt: deps.clock.now().toISOString(),
      person: {
        healthId: patient.pud,
        name: patient.name,
        email: patient.email,
        phone: patient.phone,
        registeredAt: patient.registered_at.toISOString(),
        consentedAt: patient.consented_at?.toISOString() ?? null,
      },
      profile: profileOnFile(patientId, await latestProfile(tx, patientId), today),
      profileVersions: (await allProfiles(tx, patientId)).map(({ patient_id: _, ...version }) => version),
      readings: readings.map((row) => readingOnFile(row, actor, age)),
      appointments: await listAppointments(inTx, actor, { limit: ALL }),
      whoOpened: await listWhoOpened(inTx, actor, patientId, ALL),
    };
    await appendEntry(tx, deps.clock, actor, 'record.downloaded', {
      subject: 'chart',
      subjectId: patientId,
      patientId,
    });
    return everything;
  });
}
