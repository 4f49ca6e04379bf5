import type { DataExport } from '#contract/patients/data-export.ts';
import type { Family } from '#contract/patients/family.ts';
import type { Database } from '#server/db/connect.ts';
import { atOnce } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findOwnPatient } from '../find-patient.ts';
import { factsOf } from './find-access.ts';
import { presentActedFor, presentActingForMe, presentInvitation } from './present.ts';
import { accessesOf, accessesTo, everyAccessTo, type FamilyRow, invitationsBy, invitationsTo } from './store.ts';
import { isLive } from './who-may-act.ts';

const agesIn = ({ teenagerFrom, adultFrom, helpMonths }: Deps['config']['family']) => ({
  ...{ teenagerFrom, adultFrom, helpMonths },
});

/** Both sides of what I share. Whoever only asked for a child sees nothing of it before the desk has answered. */
export async function readFamily(deps: Pick<Deps, 'db' | 'clock' | 'config'>, actor: Actor): Promise<Family> {
  const now = deps.clock.now();
  const { id, pud } = await findOwnPatient(deps.db, actor);
  const isNow = (row: FamilyRow) => isLive(factsOf(deps, row), now, deps.config.family);
  const [iActFor, actForMe, invitedBy, invited] = await atOnce(deps.db, (db) =>
    Promise.all([
      accessesOf(db, actor.accountId),
      accessesTo(db, id),
      invitationsTo(db, pud, now),
      invitationsBy(db, id, now),
    ]),
  );
  return {
    // They act for nobody before someone has seen who they are.
    iActFor: (actor.isHeld ? [] : iActFor.filter(isNow)).map((row) => presentActedFor(deps, actor, row)),
    actForMe: actForMe.filter(isNow).map((row) => presentActingForMe(deps, actor, row)),
    invitedBy: invitedBy.map((row) => presentInvitation(row, row.name)),
    invited: invited.map((row) => presentInvitation(row, row.pud)),
    ages: agesIn(deps.config.family),
  };
}

/** For the export of one's own data; whoever may not see all of the record is not told who else acts. */
export async function copyAccess(db: Database, patientId: string): Promise<DataExport['actedFor']> {
  return (await everyAccessTo(db, patientId)).map(({ id, name, relation, parts, state, since, until, ended_at }) => ({
    ...{ id, name, relation: relation === 'guardian' ? ('guardian' as const) : ('helper' as const), parts, state },
    since: since.toISOString(),
    until: until?.toISOString() ?? null,
    endedAt: ended_at?.toISOString() ?? null,
  }));
}
