import { DAY_MS } from '#contract/durations.ts';
import type { HomeMedicine } from '#contract/medicines/doses.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { notify } from '#server/notices/notify.ts';
import { openCare } from '#server/patients/chart-access/care.ts';
import { findOwnRecord, lockPatientById } from '#server/patients/find-patient.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { linkTo } from '#server/platform/link.ts';
import { Refusal, refuse } from '#server/platform/refusal.ts';
import { listDoctorsToTell } from '#server/staffing/duty.ts';
import { isReplaced } from '../find-series.ts';
import { repeatOf, requireOwnSeries } from '../list-doses.ts';
import { boxesOf, supplyLeft } from '../plan/supply.ts';
import { type NotNow, whyNotRepeat } from '../policy.ts';
import { askedOf, presentHomeMedicine } from '../present.ts';
import { lastRepeatsOf } from '../store.ts';
import { insertRequest, type RequestRow, requestById } from './store.ts';

/** The request opens the chart to the prescriber for so long at most; the decision ends it a day later. */
const OPENS_CHART_MS = 14 * DAY_MS;

/** Once while it is open. The prescriber is told; the chart opens to them, because the patient asks them to look. */
export async function askRepeat(deps: Deps, actor: Actor, medicineId: string): Promise<HomeMedicine> {
  return transaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const { timeZone } = deps.config.clinic;
    // Of two phones at once the second reads what the first has asked.
    await lockPatientById(tx, (await findOwnRecord(tx, actor)).id);
    const { patientId, home, series } = await requireOwnSeries({ ...deps, db: tx }, actor, medicineId, now);
    const { current, plan, members } = series;
    const last = repeatOf(series, await lastRepeatsOf(tx, patientId));
    const supply = supplyLeft(plan, boxesOf(members), now, timeZone);
    const about = { isOnWard: home.isOnWard, isReplaced: isReplaced(home, series) };
    const notNow = whyNotRepeat(askedOf(series, { ...about, repeat: last, supply }), now);
    if (notNow) throw refusalOf(notNow, timeZone);
    const asked = { medicine_id: current.id, patient_id: patientId, doctor_id: current.doctor_id };
    const id = await insertRequest(tx, { ...asked, asked_by: actor.accountId, asked_at: now });
    await openCare(tx, deps, {
      patientId,
      clinicianId: current.doctor_id,
      kind: 'task',
      sourceId: id,
      closesAt: new Date(now.getTime() + OPENS_CHART_MS),
    });
    await appendEntry(tx, deps.clock, actor, 'repeat.asked', { subject: 'repeat', subjectId: id, patientId });
    await tellDoctors(tx, deps, id);
    await publish(tx, { type: 'doses', id: current.id, to: { patients: [patientId] } });
    const repeat = repeatOf(series, await lastRepeatsOf(tx, patientId));
    return presentHomeMedicine(series, { ...about, repeat, timeZone, now });
  });
}

/** In words: why not, and from when it can be asked for. */
function refusalOf({ why, from }: NotNow, timeZone: string): Refusal {
  if (why === 'asked') return new Refusal('repeat_asked');
  if (why === 'held' || why === 'course' || why === 'replaced') return refuse('repeat_not_possible', why, {});
  return why === 'enough' && from
    ? refuse('repeat_not_possible', why, { from: { at: from.toISOString(), zone: timeZone } })
    : new Refusal('repeat_not_possible');
}

/** The prescriber; where there is none any more, the doctors on duty, or all where nobody is. */
async function tellDoctors(tx: Tx, deps: Deps, id: string): Promise<void> {
  const request = await requestById(tx, id);
  if (!request) return;
  const doctors = request.is_doctor_here ? [request.doctor_id] : await listDoctorsToTell(tx, deps);
  for (const to of doctors) await tellDoctor(tx, deps, request, { to, dedupeKey: `repeat:${id}:${to}` });
  await publish(tx, { type: 'repeats', id, to: { roles: ['doctor'] } });
}

type Told = { to: string; dedupeKey: string; title?: string };

export async function tellDoctor(
  tx: Tx,
  deps: Deps,
  request: RequestRow,
  { to, dedupeKey, title }: Told,
): Promise<void> {
  await notify(tx, deps, {
    to,
    kind: 'repeat',
    title: title ?? `${request.patient} asks for a repeat`,
    text:
      to === request.doctor_id
        ? `${request.name}. The answer takes one click on your overview.`
        : `${request.name}. On duty, the answer takes one click on your overview.`,
    link: '/doctor-dashboard',
    patientId: request.patient_id,
    dedupeKey,
    mail: {
      subject: 'A patient asks for a repeat',
      text: `A repeat of a prescription waits for your answer.\n\n${linkTo(deps.config, '/doctor-dashboard')}`,
    },
  });
}
