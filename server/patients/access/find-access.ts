// Asks whether an account may act for a patient, and as what. Nothing else compares accounts with patients.
import type { Endpoint } from '#contract/endpoint.ts';
import { parsePud } from '#contract/pud.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Access } from '#server/platform/app-context.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { dayIn } from '#server/platform/zoned-time.ts';
import { ageOn } from '../age.ts';
import { mergedInto } from '../merged/store.ts';
import { type AccessRow, accessRow, accessRowsById, whyConfidential } from './store.ts';
import { type AccessFacts, isHiddenFrom, isLive, mayAct, withheldBy } from './who-may-act.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Someone whom the caller may not act for answers like someone who does not exist. `whom`: an id or a PUD. */
export async function findAccess(deps: Needs, actor: Actor, endpoint: Endpoint, whom: string): Promise<Access> {
  const pud = parsePud(whom);
  const row = UUID.test(whom) || pud ? await accessRow(deps.db, actor.accountId, pud ?? whom.toLowerCase()) : null;
  // A caller's own record is joined with another one at this moment: it is held then, until somebody has seen them.
  if (!row) throw new Refusal((await isOwnAndHeld(deps, actor, whom)) ? 'identity_unconfirmed' : 'not_found');
  const { patient_id: patientId } = row;
  if (patientId === actor.patientId && endpoint.part && endpoint.part !== 'own')
    return { patientId, acting: undefined };
  const { id, relation } = row;
  if (relation === 'self' && patientId !== actor.patientId) throw new Refusal('identity_unconfirmed', { patientId });
  if (
    !id ||
    relation === null ||
    relation === 'self' ||
    // Nobody has seen yet who is at this account: they act for nobody.
    actor.isHeld ||
    !mayAct(factsOf(deps, row), endpoint, deps.clock.now(), deps.config.family)
  ) {
    throw new Refusal('not_found', { patientId });
  }
  return {
    patientId,
    acting: {
      ...{ accessId: id, relation },
      // Before someone has seen who they are, they book, and no more.
      parts: row.state === 'unconfirmed' ? ['appointments'] : (row.parts ?? []),
      withholds: withheldBy(factsOf(deps, row), deps.config.family),
    },
  };
}

/** Also by the id from before, of a page that was open while the record became part of another one. */
async function isOwnAndHeld({ db }: Pick<Needs, 'db'>, { patientId, isHeld }: Actor, whom: string): Promise<boolean> {
  if (whom === patientId) return true;
  if (!patientId || !isHeld || !UUID.test(whom)) return false;
  return (await mergedInto(db, [whom])).get(whom.toLowerCase()) === patientId;
}

/** Which of these may still act for their patient: asked for open streams, because age and time end it, too. */
export async function findStillActing(deps: Needs, accessIds: readonly string[]): Promise<Set<string>> {
  const rows = await accessRowsById(deps.db, accessIds);
  const live = rows.filter((row) => isLive(factsOf(deps, row), deps.clock.now(), deps.config.family));
  return new Set(live.flatMap(({ id }) => (id ? [id] : [])));
}

/**
 * Whether this account still calls for the patient, also as the patient: for what goes on without calls, such as a video visit.
 * `about`: the part of the record that it is about, which may have become confidential meanwhile.
 */
export async function mayStillAct(
  deps: Needs,
  accountId: string,
  patientId: string,
  { about, ...asked }: Pick<Endpoint, 'part' | 'withholdsConfidential'> & { about: string },
): Promise<boolean> {
  const row = await accessRow(deps.db, accountId, patientId);
  if (!row?.id || row.relation === null) return false;
  if (row.relation === 'self') return true;
  const facts = factsOf(deps, row);
  if (!mayAct(facts, asked, deps.clock.now(), deps.config.family)) return false;
  return !isHiddenFrom(withheldBy(facts, deps.config.family), await whyConfidential(deps.db, about));
}

export function factsOf({ clock, config }: Pick<Deps, 'clock' | 'config'>, row: AccessRow): AccessFacts {
  return {
    relation: row.relation === 'guardian' ? 'guardian' : 'helper',
    state: row.state ?? 'ended',
    parts: row.parts ?? [],
    until: row.until,
    seesConfidential: row.sees_confidential === true,
    age: ageOn(row, dayIn(config.clinic.timeZone, clock.now())),
    isClosed: row.deactivated_at !== null,
  };
}
