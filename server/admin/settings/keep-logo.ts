import { appendEntry } from '#server/audit/append-entry.ts';
import { insertLogo } from '#server/clinic/public.ts';
import { takeUpSettings } from '#server/clinic/settings/keep-settings.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Logo } from '#server/triage/photo/read-photo.ts';

export const setLogo = (deps: Deps, actor: Actor, { png, width, height }: Logo): Promise<void> =>
  keep(deps, actor, { picture: png, width, height });

export async function removeLogo(deps: Deps, actor: Actor): Promise<void> {
  if (!deps.config.logo) throw new Refusal('not_found');
  await keep(deps, actor, { picture: null, width: null, height: null });
}

type Kept = { picture: Buffer | null; width: number | null; height: number | null };

async function keep(deps: Deps, actor: Actor, logo: Kept): Promise<void> {
  await transaction(deps.db, async (tx) => {
    await insertLogo(tx, { ...logo, set_by: actor.accountId, set_at: deps.clock.now() });
    await appendEntry(tx, deps.clock, actor, 'clinic.setting_set', { subject: 'clinic', details: { setting: 'logo' } });
    await publish(tx, { type: 'clinic', to: { roles: ['patient', 'doctor', 'staff', 'desk', 'admin'] } });
  });
  await takeUpSettings(deps);
}
