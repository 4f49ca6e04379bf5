import type { DataExport } from '#contract/patients/data-export.ts';
import { copyCalls } from '../alerts/copy-calls.ts';
import { listAppointments } from '../appointments/list-appointments.ts';
import { listWishes } from '../appointments/waitlist/wishes/list-wishes.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { readBoard } from '../board/read-board.ts';
import { findDiagnoses } from '../care/read-diagnosis.ts';
import { transaction } from '../db/transaction.ts';
import { copyDocuments } from '../documents/copy-documents.ts';
import { copyHomeDoses } from '../doses/copy-home-doses.ts';
import { copyCard } from '../emergency-card/copy-card.ts';
import { copyInbox } from '../inbox/read-inbox.ts';
import { findLabReports } from '../labs/list-lab-reports.ts';
import { listNotices } from '../notices/read-notices.ts';
import { copyAccess } from '../patients/access/read-family.ts';
import { requireOwnRecord } from '../patients/find-patient.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { copyRecord } from '../records/copy-record.ts';
import { listWhoOpened } from '../records/list-who-opened.ts';
import { copySymptoms } from '../triage/copy-symptoms.ts';
import { copyVaccines } from '../vaccines/copy-vaccines.ts';
import { copyVisits } from '../visits/copy-visits.ts';
import { copyStays } from '../ward/copy-stays.ts';

const ALL = 100_000;

/** Everything the clinic holds about a person, in one object that a program can read and a person can print. */
export async function exportData(deps: Deps, actor: Actor, patientId: string): Promise<DataExport> {
  return transaction(deps.db, async (tx) => {
    const inTx = { ...deps, db: tx };
    const patient = await requireOwnRecord(tx, actor, patientId);
    const board = await readBoard(inTx, actor);
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
      ...(await copyRecord(tx, deps, actor, patientId)),
      appointments: await listAppointments(inTx, actor, { limit: ALL }),
      videoVisits: await copyVisits(inTx, actor, patientId),
      waitingList: await listWishes(inTx, actor),
      symptomChecks: await copySymptoms(tx, deps, patientId),
      diagnoses: await findDiagnoses(inTx, actor, patientId, { limit: ALL }),
      results: (await findLabReports(inTx, actor, patientId)).reports,
      documents: await copyDocuments(tx, deps, actor, patientId),
      ...(await copyStays(tx, actor, patientId)),
      ...(await copyHomeDoses(tx, patientId)),
      ...(await copyVaccines(tx, patientId)),
      emergencyCard: await copyCard(inTx, patientId),
      notes: [...board.prescriptions, ...board.appointments.notes, ...board.reminders],
      messages: await copyInbox(inTx, actor),
      // They belong to an account, and this one is not the person's.
      notices: actor.acting ? [] : await listNotices(inTx, actor, { limit: ALL }),
      callsForHelp: await copyCalls(tx, patientId),
      // Of a child two parents may not know of each other.
      actedFor: actor.acting ? [] : await copyAccess(tx, patientId),
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
