import type { GuestVisit } from '#contract/appointments/visit-guests.ts';
import type { Deps } from '#server/platform/deps.ts';
import { guestStateOf, isOver } from '../policy.ts';
import { peopleOf } from '../present-visit.ts';
import { seatsHeld } from '../seats/seats-held.ts';
import { modesOf } from '../store.ts';
import type { FoundGuest } from './find-guest.ts';
import { guestsHeld } from './guests-held.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>;

/** Who is there, and how they speak; nothing of why. Before being let in, nothing of the pages either. */
export async function presentToGuest(deps: Needs, { guest, row, state }: FoundGuest): Promise<GuestVisit> {
  const here = guestStateOf(guest);
  const isIn = here === 'in' && !isOver(state);
  return {
    ...{ me: guest.id, name: guest.name, guest: whereOf(guest.put_out_by, here), state },
    ...{ patient: row.patient_name, doctor: row.doctor_name },
    ...{ startsAt: row.starts_at.toISOString(), endsAt: row.ends_at.toISOString() },
    timeZone: deps.config.clinic.timeZone,
    mode: isIn ? ((await modesOf(deps.db, [row.id])).at(-1)?.mode ?? null) : null,
    people: isIn
      ? peopleOf(row, { seats: await seatsHeld(deps, row), guests: await guestsHeld(deps, row) }, deps.clock.now())
      : [],
  };
}

function whereOf(putOutBy: string | null, state: ReturnType<typeof guestStateOf>): GuestVisit['guest'] {
  if (state === 'left') return putOutBy ? 'put-out' : 'left';
  // There is no session before the link was opened.
  return state === 'invited' ? 'checking' : state;
}
