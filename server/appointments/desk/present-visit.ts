import type { ReceptionVisit } from '#contract/appointments/reception.ts';
import type { Database } from '#server/db/connect.ts';
import { ageOn } from '#server/patients/age.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { allowedActs, mayQueueElsewhere } from '../policy.ts';
import { presentAppointment } from '../present.ts';
import type { AppointmentRow } from '../store.ts';
import { clinicDay } from './give-token.ts';
import { agesOf } from './store.ts';
import { visitState } from './visit-state.ts';

type Needs = Pick<Deps, 'clock' | 'config'> & { db: Database };

/** As the reception sees visits: who, when, with whom and what has become of it. Never what it is for. */
export async function presentVisits(
  deps: Needs,
  actor: Actor,
  rows: readonly AppointmentRow[],
): Promise<ReceptionVisit[]> {
  const now = deps.clock.now();
  const moment = { now, timeZone: deps.config.clinic.timeZone };
  const ages = await agesOf(
    deps.db,
    rows.map(({ patient_id }) => patient_id),
  );
  return rows.flatMap((row) => {
    const state = visitState(row, now);
    const known = ages.get(row.patient_id);
    if (state === null) return [];
    return [
      {
        ...presentAppointment(deps, actor, row),
        state,
        acts: allowedActs(actor, row, moment),
        isWalkIn: row.is_walk_in,
        mayQueue: mayQueueElsewhere(actor, row, moment),
        ...(row.finished_at ? { finishedAt: row.finished_at.toISOString() } : {}),
        age: known ? ageOn(known, clinicDay(deps)) : null,
      },
    ];
  });
}

export async function presentVisit(deps: Needs, actor: Actor, row: AppointmentRow): Promise<ReceptionVisit> {
  const [visit] = await presentVisits(deps, actor, [row]);
  if (!visit) throw new Error('A visit that fell through is not shown at the reception.');
  return visit;
}
