// Notifies when someone who should be seen today has waited two hours for an answer: the patient hears where to go, the
// doctor and the desk that somebody waits.
import { HOUR_MS } from '#contract/durations.ts';
import { when, whomOf } from '#server/appointments/notify-sides.ts';
import { undecidedSince } from '#server/appointments/public.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { notify } from '#server/notices/notify.ts';
import { findSentKeys } from '#server/notices/public.ts';
import { tellPatient } from '#server/patients/telling/tell-patient.ts';
import { SYSTEM } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { linkTo } from '#server/platform/link.ts';
import { forEachIsolated } from '#server/platform/scheduled-work/for-each-isolated.ts';
import { notifyTheDesk } from './notify-the-desk.ts';

const TWO_HOURS_MS = 2 * HOUR_MS;
// Only urgency 3: at 4 and 5 a booking is for afterwards.
const TODAY = 3;

type Waiting = Awaited<ReturnType<typeof undecidedSince>>[number];
const keyOf = ({ id }: Waiting) => `triage-undecided:${id}`;

export async function notifyUndecided(deps: Deps): Promise<number> {
  const askedBefore = new Date(deps.clock.now().getTime() - TWO_HOURS_MS);
  const waiting = await undecidedSince(deps.db, askedBefore, TODAY);
  const told = await findSentKeys(deps.db, waiting.map(keyOf));
  const fresh = waiting.filter((request) => !told.has(keyOf(request)));
  await forEachIsolated(
    fresh,
    ({ id }) => `appointment ${id}`,
    (request) => transaction(deps.db, (tx) => notifyBothSides(tx, deps, request)),
  );
  return fresh.length;
}

async function notifyBothSides(tx: Tx, deps: Deps, request: Waiting): Promise<void> {
  const { config } = deps;
  const text = `${request.doctor_name}, ${when({ startsAt: request.starts_at.toISOString(), timeZone: config.clinic.timeZone })}`;
  // The doctor's notice carries the key: of several servers one tells it all.
  const isFirst = await notify(tx, deps, {
    to: request.doctor_id,
    kind: 'triage',
    title: `${request.patient_name} should be seen today and waits for your answer`,
    text,
    link: '/doctor-dashboard?view=appointments',
    patientId: request.patient_id,
    dedupeKey: keyOf(request),
    mail: {
      subject: 'A request waits for your answer',
      text: `${request.patient_name} has waited two hours for your answer and should be seen today.\n\n${linkTo(config, '/doctor-dashboard')}`,
    },
  });
  if (!isFirst) return;
  await sayWhereToGo(tx, deps, request);
  await notifyTheDesk(tx, deps, {
    title: `${request.patient_name} should be seen today; nobody has answered yet`,
    text,
    patientId: request.patient_id,
    dedupeKey: keyOf(request),
  });
  await appendEntry(tx, deps.clock, SYSTEM, 'triage.waited', {
    subject: 'appointment',
    subjectId: request.id,
    patientId: request.patient_id,
  });
}

async function sayWhereToGo(tx: Tx, deps: Deps, request: Waiting): Promise<void> {
  const { name: clinic, address, emergencyNumber } = deps.config.clinic;
  await tellPatient(tx, deps, whomOf(request), {
    kind: 'triage',
    says: { code: 'visit-not-answered-come-today', values: { clinic, address, emergencyNumber } },
    link: '/book#appointments',
  });
}
