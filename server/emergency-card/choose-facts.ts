import type { CardFact, EmergencyCard } from '#contract/patients/emergency-card.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { transaction } from '../db/transaction.ts';
import { requireOwnRecord } from '../patients/find-patient.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { publish } from '../platform/events.ts';
import { Refusal } from '../platform/refusal.ts';
import { presentCard } from './read-card.ts';
import { saveChoice } from './store.ts';

export async function chooseFacts(
  deps: Deps,
  actor: Actor,
  patientId: string,
  { shows, version }: { shows: readonly CardFact[]; version: number },
): Promise<EmergencyCard> {
  return transaction(deps.db, async (tx) => {
    await requireOwnRecord(tx, actor, patientId);
    const chosen = [...new Set(shows)];
    if (!(await saveChoice(tx, { patientId, shows: chosen, version, now: deps.clock.now() }))) {
      throw new Refusal('version_outdated');
    }
    await appendEntry(tx, deps.clock, actor, 'emergency-card.chosen', {
      subject: 'emergency-card',
      subjectId: patientId,
      patientId,
      // Which kinds of facts, never the facts.
      details: { shows: chosen.join('.') },
    });
    await publish(tx, { type: 'emergency-card', id: patientId, to: { patients: [patientId] } });
    return presentCard({ ...deps, db: tx }, actor, patientId);
  });
}
