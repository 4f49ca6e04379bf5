import type { CopiedVisit } from '#contract/appointments/visits.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { readChat } from './chat/chat.ts';
import { guestsOf } from './guests/store.ts';
import { modesOf, visitsOfPatient } from './store.ts';

/** The video visits of a patient with how the two spoke and what they wrote, for the copy of the person's data. */
export async function copyVisits(deps: Deps, actor: Actor, patientId: string): Promise<CopiedVisit[]> {
  const rows = await visitsOfPatient(deps.db, patientId);
  const copied: CopiedVisit[] = [];
  for (const { id, doctor_name, starts_at, consented_at } of rows) {
    const modes = await modesOf(deps.db, [id]);
    copied.push({
      ...{ id, doctor: doctor_name, startsAt: starts_at.toISOString() },
      agreedAt: consented_at?.toISOString() ?? null,
      modes: modes.map(({ mode, began_at }) => ({ mode, from: began_at.toISOString() })),
      chat: await readChat(deps, actor, id),
      guests: (await guestsOf(deps.db, id)).map(({ name, invited_at, let_in_at }) => ({
        ...{ name, invitedAt: invited_at.toISOString(), letInAt: let_in_at?.toISOString() ?? null },
      })),
    });
  }
  return copied;
}
