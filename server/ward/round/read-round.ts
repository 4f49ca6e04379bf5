import type { Inpatient } from '#contract/ward/inpatients.ts';
import type { RoundPatient } from '#contract/ward/rounds.ts';
import { listLive } from '#server/admissions/find-inpatient.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { transaction } from '#server/db/transaction.ts';
import { findNewResults } from '#server/labs/find-new-results.ts';
import { findLeftOut } from '#server/medication/find-left-out.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { dayIn } from '#server/platform/zoned-time.ts';
import { findWardFacts } from '../find-ward-facts.ts';
import { readingInWords } from '../newest-readings.ts';
import { isOwnNote, isTheirInpatient } from '../policy.ts';
import { type Known, presentInpatient } from '../present-inpatient.ts';
import { newsOf } from './news.ts';
import { lastVisits } from './store.ts';

const SHOWN = { sets: 8, notes: 3 };

/** Mine first; each half in the order of the nurses' ward. */
export async function readRound(deps: Deps, doctor: Actor): Promise<RoundPatient[]> {
  return transaction(deps.db, async (tx) => {
    const inTx = { ...deps, db: tx };
    const admissions = await listLive(inTx, doctor);
    const inpatients = admissions.length;
    await appendEntry(tx, deps.clock, doctor, 'ward.opened', { subject: 'ward', details: { inpatients } });
    if (inpatients === 0) return [];
    const ids = admissions.map(({ id }) => id);
    const patientIds = admissions.map(({ patient_id }) => patient_id);
    const oldest = new Date(Math.min(...admissions.map(({ admitted_at }) => admitted_at.getTime())));
    const visits = await lastVisits(tx, doctor.accountId, ids);
    const leftOut = await findLeftOut(tx, ids, oldest);
    const results = await findNewResults(inTx, doctor, patientIds, oldest);
    const today = dayIn(deps.config.clinic.timeZone, deps.clock.now());
    const round = (await findWardFacts(inTx, doctor, admissions)).map((known): RoundPatient => {
      const { admission, clinicalStatus, medicines, notes, profile } = known;
      const visit = visits.find(({ admission_id }) => admission_id === admission.id);
      const isMine = isTheirInpatient(doctor, admission);
      const inpatient = presentInpatient(deps, doctor, known, SHOWN);
      return {
        inpatient,
        isMine,
        seenAt: visit?.day === today ? visit.visited_at.toISOString() : null,
        lastVisitAt: visit?.visited_at.toISOString() ?? null,
        news: newsOf({
          since: visit?.visited_at ?? admission.admitted_at,
          sets: clinicalStatus.sets.map(setFact),
          threes: threesOf(inpatient),
          overdue: medicines.overdue,
          leftOut: leftOut.filter(({ admissionId }) => admissionId === admission.id),
          results: results.filter(({ patientId }) => patientId === admission.patient_id),
          notes: notes.map((note) => noteFact(note, doctor)),
          isAllergyUnknown: profile.allergyState === 'not-asked',
        }),
      };
    });
    return [...round.filter(({ isMine }) => isMine), ...round.filter(({ isMine }) => !isMine)];
  });
}

const setFact = ({ measured_at, score, is_on_oxygen, oxygen_litres }: Known['clinicalStatus']['sets'][number]) => ({
  at: measured_at,
  score,
  isOnOxygen: is_on_oxygen,
  litres: oxygen_litres,
});

const threesOf = ({ readings }: Inpatient) =>
  readings.flatMap((reading) =>
    reading.points === 3 && reading.at ? [{ at: new Date(reading.at), words: readingInWords(reading) }] : [],
  );

const noteFact = (row: Known['notes'][number], doctor: Actor) => ({
  at: row.written_at,
  author: row.author,
  note: row.note,
  isOwn: isOwnNote(doctor, row),
});
