// An administrator changes the ages and lengths of the family's rules. They hold at once; every administrator is told.
import {
  FAMILY_RULE_WORDS,
  type FamilyRuleName,
  type FamilyRules,
  type KeptFamilyRules,
  misfitsIn,
} from '#contract/clinic/family-rules.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { readRules, takeUpRules, writeRules } from '#server/clinic/family-rules/keep-rules.ts';
import { lockRules } from '#server/clinic/public.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { findPeople } from '#server/identity/find-people.ts';
import { notify } from '#server/notices/notify.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { activeAdministrators } from '../store.ts';

type Wish = FamilyRules & { version: number };

export async function setFamilyRules(deps: Deps, actor: Actor, { version, ...wanted }: Wish): Promise<KeptFamilyRules> {
  const fields = misfitsIn(wanted);
  if (Object.keys(fields).length > 0) throw new Refusal('bad_input', { fields });
  await transaction(deps.db, async (tx) => {
    await lockRules(tx);
    const before = await readRules({ db: tx });
    if (before.version !== version) throw new Refusal('version_outdated');
    const changed = (Object.keys(FAMILY_RULE_WORDS) as FamilyRuleName[]).filter(
      (name) => wanted[name] !== before.rules[name],
    );
    if (changed.length === 0) return;
    await writeRules(tx, deps, wanted, actor.accountId);
    for (const rule of changed) {
      const details = { rule, from: before.rules[rule], to: wanted[rule] };
      await appendEntry(tx, deps.clock, actor, 'clinic.family_rule_set', { subject: 'clinic', details });
    }
    await tellAdministrators(
      tx,
      deps,
      actor,
      changed.map((rule) => lineOf(rule, before.rules, wanted)),
    );
    await publish(tx, { type: 'clinic', to: { roles: ['admin'] } });
    await publish(tx, { type: 'family', to: { roles: ['patient', 'staff', 'desk'] } });
  });
  await takeUpRules(deps);
  return readRules(deps);
}

const lineOf = (rule: FamilyRuleName, before: FamilyRules, now: FamilyRules): string =>
  `${FAMILY_RULE_WORDS[rule]}: ${before[rule]} → ${now[rule]}`;

async function tellAdministrators(tx: Tx, deps: Deps, actor: Actor, lines: readonly string[]): Promise<void> {
  const by = (await findPeople(tx, [actor.accountId])).get(actor.accountId)?.name ?? 'An administrator';
  const title = `${by} changed the rules for families`;
  for (const { id } of await activeAdministrators(tx)) {
    await notify(tx, deps, {
      ...{ to: id, kind: 'clinic', title, text: `${lines.join('; ')}. It holds now.`, link: '/admin/clinic' },
      mail: { subject: title, text: `${title}:\n\n${lines.join('\n')}\n\nIt holds now.` },
    });
  }
}
