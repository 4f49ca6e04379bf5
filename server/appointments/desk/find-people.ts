import type { findPeople as contract, PersonAtDesk, PersonFound } from '#contract/appointments/reception.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { PatientListed } from '#contract/patients/patients.ts';
import { findPatient } from '#server/patients/find-patient.ts';
import { patientsListed } from '#server/patients/listing/listed.ts';
import { findCorrections } from '#server/patients/public.ts';
import { countLookUp, countOpened, countShown } from '#server/patients/search/count-look-ups.ts';
import { searchPatients } from '#server/patients/search/search-patients.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { daysOfDesk } from './list-day.ts';
import { presentVisits } from './present-visit.ts';
import { visitsOfPatientFrom } from './store.ts';

const SHOWN = 12;

/** The trail keeps every look-up and whom it showed, as of every list. */
export async function findPeople(deps: Deps, actor: Actor, typed: string): Promise<ReplyOf<typeof contract>> {
  await countLookUp(deps, actor);
  const found = await searchPatients(deps, actor, typed);
  const people = found.slice(0, SHOWN).map(personFound);
  await countShown(
    deps,
    actor,
    people.map(({ patientId }) => patientId),
  );
  return { people, isCut: found.length > SHOWN };
}

const personFound = ({ id, dateOfBirth, gender, ...listed }: PatientListed): PersonFound => ({
  patientId: id,
  name: listed.name,
  age: listed.age,
  bornIn: dateOfBirth ? Number(dateOfBirth.slice(0, 4)) : null,
  sex: gender,
  phoneEnding: listed.phoneEnding,
  pud: listed.pud,
  ...(listed.formerPuds ? { formerPuds: listed.formerPuds } : {}),
  isDeactivated: listed.isDeactivated,
});

/** Who someone is and how to call them, and their visits from today on. What was before is the chart's. */
export async function readPerson(deps: Deps, actor: Actor, patientId: string): Promise<PersonAtDesk> {
  const patient = await findPatient(deps.db, patientId);
  await countOpened(deps, actor, patientId);
  const [[listed], rows, corrections] = await Promise.all([
    patientsListed(deps, actor, [patientId]),
    visitsOfPatientFrom(deps.db, patientId, daysOfDesk(deps)),
    findCorrections(deps.db, patientId),
  ]);
  if (!listed) throw new Error('The patient was found and is not listed.');
  return {
    ...personFound(listed),
    phone: patient.phone,
    dateOfBirth: listed.dateOfBirth,
    version: patient.version,
    corrections: corrections.map(({ corrected_at, field, was, became, reason, by }) => ({
      ...{ field, was, became, reason, by },
      at: corrected_at.toISOString(),
    })),
    visits: await presentVisits(deps, actor, rows),
  };
}
