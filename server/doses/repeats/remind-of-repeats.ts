// A repeat that nobody has answered for a day: the doctors on duty, or all where nobody is, are told, once.
import { HOUR_MS } from '#contract/durations.ts';
import { REPEAT_WAITS_HOURS } from '#contract/medicines/repeats.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { transaction } from '#server/db/transaction.ts';
import { SYSTEM } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { forEachIsolated } from '#server/platform/scheduled-work/for-each-isolated.ts';
import { listDoctorsToTell } from '#server/staffing/duty.ts';
import { tellDoctor } from './ask-repeat.ts';
import { claimLate, type RequestRow, waitingSince } from './store.ts';

export async function remindOfRepeats(deps: Deps): Promise<void> {
  const waitedSince = new Date(deps.clock.now().getTime() - REPEAT_WAITS_HOURS * HOUR_MS);
  await forEachIsolated(
    await waitingSince(deps.db, waitedSince),
    ({ id }) => `repeat ${id}`,
    (request) => remindOf(deps, request),
  );
}

const remindOf = (deps: Deps, request: RequestRow): Promise<void> =>
  transaction(deps.db, async (tx) => {
    const { id, patient, patient_id: patientId, doctor_id: prescriber } = request;
    if (!(await claimLate(tx, id, deps.clock.now()))) return;
    for (const to of new Set([prescriber, ...(await listDoctorsToTell(tx, deps))])) {
      const title = `A repeat for ${patient} has waited for a day`;
      await tellDoctor(tx, deps, request, { to, dedupeKey: `repeat-waits:${id}:${to}`, title });
    }
    await appendEntry(tx, deps.clock, SYSTEM, 'repeat.waited', { subject: 'repeat', subjectId: id, patientId });
    await publish(tx, { type: 'repeats', id, to: { roles: ['doctor'] } });
  });
