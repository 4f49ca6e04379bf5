import type { WaitingRoom } from '#contract/appointments/waiting-room.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { hashToken } from '#server/identity/sessions/session-token.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type Allowance, addToCount, networkKey, startOfWindow } from '#server/platform/rate-counter.ts';
import { tooMany } from '#server/platform/rate-limit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { dayBounds } from '#server/platform/zoned-time.ts';
import { clinicDay } from '../desk/give-token.ts';
import { inQueueOrder, isPunctual } from '../desk/queue-order.ts';
import { visitsBetween } from '../desk/store.ts';
import { tokenOn } from '../present.ts';
import type { AppointmentRow } from '../store.ts';
import { boardRows, type VisitOnBoard } from './board-rows.ts';
import { liveKeyBy } from './store.ts';

const WRONG_KEYS: Allowance = { most: 20, withinMs: 15 * MINUTE_MS };
/**
 * A board asks twelve times a minute; the same key may hang in several rooms. Counted by network: somebody who has
 * photographed the address elsewhere blanks no board.
 */
const LOOKS: Allowance = { most: 240, withinMs: MINUTE_MS };

const ENDED = 'The key of this board has ended, or is not complete. Ask at the desk for a new one.';

/** What is right is let in first: a board with an ended key does not shut out its neighbour. */
export async function readWaitingRoom(
  deps: Deps,
  { key, address }: { key: string; address: string },
): Promise<WaitingRoom> {
  const known = await liveKeyBy(deps.db, hashToken(key));
  if (!known) {
    await count(deps, `wrong-board-key:${networkKey(deps, address)}`, WRONG_KEYS);
    throw new Refusal('link_invalid', { message: ENDED });
  }
  await count(deps, `board:${known.id}:${networkKey(deps, address)}`, LOOKS);
  const { name, timeZone } = deps.config.clinic;
  const today = clinicDay(deps);
  const { from, until } = dayBounds(today, timeZone);
  const rows = await visitsBetween(deps.db, from, until);
  const visits = rows.toSorted(inQueueOrder).flatMap((row) => onBoard(row, today));
  const now = deps.clock.now();
  return { clinic: name, timeZone, at: now.toISOString(), ...boardRows(visits, now) };
}

/** Whoever has come today and is not done yet. */
function onBoard(row: AppointmentRow, today: string): VisitOnBoard[] {
  const { token } = tokenOn(row, today);
  if (row.status !== 'approved' || !row.arrived_at || !token) return [];
  return [
    {
      doctorId: row.doctor_id,
      doctor: row.doctor_name,
      room: row.room ?? '',
      token,
      startsAt: row.starts_at,
      isPunctual: isPunctual(row),
      withDoctorAt: row.with_doctor_at,
      calledAt: row.called_at,
    },
  ];
}

async function count(deps: Deps, key: string, allowance: Allowance): Promise<void> {
  const counted = await addToCount(deps, key, startOfWindow(deps.clock.now(), allowance), 1);
  if (counted > allowance.most) throw tooMany(deps.clock, allowance);
}
