import type { Tx } from '#server/db/connect.ts';
import { drawToken, hashToken } from '#server/identity/sessions/session-token.ts';
import type { Deps } from '#server/platform/deps.ts';
import { linkTo } from '#server/platform/link.ts';
import { closeEmailChanges, type EmailStage, insertEmailChange } from './store.ts';

type Change = {
  patientId: string;
  newEmail: string;
  stage: EmailStage;
  /** The links of these earlier requests stop working. What staff typed never ends what the owner typed. */
  replaces: readonly EmailStage[];
  lastsMs: number;
  /** The nurse who typed it; null for what the owner typed or asked for again. */
  typedBy: string | null;
};

/** Returns the link that takes the change one stage further. */
export async function beginChange(
  tx: Tx,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  { patientId, newEmail, stage, replaces, lastsMs, typedBy }: Change,
): Promise<string> {
  const token = drawToken();
  const now = clock.now();
  await closeEmailChanges(tx, patientId, replaces, now);
  await insertEmailChange(tx, {
    token_hash: hashToken(token),
    patient_id: patientId,
    new_email: newEmail,
    stage,
    made_at: now,
    typed_by: typedBy,
    expires_at: new Date(now.getTime() + lastsMs),
  });
  // Behind the # the token never reaches a server log, ours or a proxy's.
  return linkTo(config, `/confirm-email#${token}`);
}
