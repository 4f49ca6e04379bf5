import type { OwnAlert } from '#contract/alerts.ts';
import { isCrisis } from '#contract/triage/dangers.ts';
import { ownAlert } from '#server/alerts/present.ts';
import { raiseAlert } from '#server/alerts/raise-alert.ts';
import { transaction } from '#server/db/transaction.ts';
import { findOwnPatient } from '#server/patients/find-patient.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isOwnTriage } from '../policy.ts';
import { triageInFull } from '../present.ts';
import { triageById } from '../store.ts';

const GRAVE = 4;

/** A red flag or a crisis, and the patient's wish. How urgent a questionnaire is by itself raises none: it names no flag. */
export async function alertClinic(
  deps: Deps,
  actor: Actor,
  id: string,
  { place }: { place?: string | undefined },
): Promise<OwnAlert> {
  const patient = await findOwnPatient(deps.db, actor);
  return transaction(deps.db, async (tx) => {
    const unchecked = await triageById(tx, id);
    if (!unchecked || !isOwnTriage(patient, unchecked)) {
      throw new Refusal('not_found', { patientId: unchecked?.patient_id ?? null });
    }
    const { flags } = triageInFull(deps.config, unchecked).answer;
    const grave = flags.find((flag) => flag.urgency >= GRAVE || isCrisis([flag]));
    if (!grave) throw new Refusal('no_red_flag');
    const cause = { patientId: patient.id, source: 'triage', reason: grave.because, place } as const;
    return ownAlert(await raiseAlert(tx, deps, actor, cause));
  });
}
