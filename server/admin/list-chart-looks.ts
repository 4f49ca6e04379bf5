import type { ChartLook } from '#contract/admin.ts';
import { parsePud } from '#contract/pud.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { readLooksAt } from '../audit/public.ts';
import { transaction } from '../db/transaction.ts';
import { findPatientByPud, findRecordIds } from '../patients/find-patient.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { inPlainWords } from '../records/plain-words.ts';

const MOST = 500;

type Input = { pud: string; only?: 'refused' | undefined };

/** Asking leaves an entry, too: the patient reads that an administrator looked. */
export async function listChartLooks(deps: Deps, actor: Actor, { pud, only }: Input): Promise<ChartLook[]> {
  return transaction(deps.db, async (tx) => {
    const { id: patientId } = await findPatientByPud(tx, parsePud(pud) ?? pud);
    const looks = await readLooksAt(tx, await findRecordIds(tx, patientId), {
      limit: MOST,
      isRefusedOnly: only === 'refused',
    });
    await appendEntry(tx, deps.clock, actor, 'looks.listed', {
      subject: 'patient',
      subjectId: patientId,
      patientId,
      details: { count: looks.length },
    });
    return looks.map(({ at, action, actor_id, actor_role, name }) => ({
      at: at.toISOString(),
      who: name ?? (actor_role === 'visitor' ? 'Someone not logged in' : deps.config.clinic.name),
      whoId: actor_id,
      role: actor_role,
      what: inPlainWords(action),
      isRefused: action.endsWith('.refused'),
    }));
  });
}
