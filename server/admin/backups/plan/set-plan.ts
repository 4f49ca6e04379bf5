import { resolve, sep } from 'node:path';
import type { setBackupPlan as contract } from '#contract/clinic/backups.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { transaction } from '#server/db/transaction.ts';
import { findPeople } from '#server/identity/find-people.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { PlainError } from '#server/platform/plain-error.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { assertSecondFolder } from '../second/second-folder.ts';
import { tellPlan } from '../tell-administrators.ts';
import { type BackupPlan, findPlan } from './find-plan.ts';
import { insertPlan } from './store.ts';

type Input = InputOf<typeof contract>['body'];

/** A new version. Every administrator is told: a shorter retention, or none at night, is what a thief of a session would set. */
export async function setPlan(deps: Deps, actor: Actor, input: Input): Promise<void> {
  const secondFolder = input.secondFolder === null ? null : await requireFolder(deps, input.secondFolder);
  await transaction(deps.db, async (tx) => {
    const before = await findPlan({ db: tx, config: deps.config });
    const version = before.version + 1;
    const plan = { version, time: input.time, keep: input.keep, secondFolder };
    const isWritten =
      before.version === input.version &&
      (await insertPlan(tx, { ...plan, by: actor.accountId, at: deps.clock.now() }));
    if (!isWritten) throw new Refusal('version_outdated');
    const details = { version, nightly: input.time !== null, ...input.keep, second: secondFolder !== null };
    await appendEntry(tx, deps.clock, actor, 'backup.plan_set', { subject: 'backup', details });
    const by = (await findPeople(tx, [actor.accountId])).get(actor.accountId)?.name ?? 'An administrator';
    await tellPlan(tx, deps, { by, version, text: inWords(before, { ...plan, at: input.time }) });
    await publish(tx, { type: 'backups', to: { roles: ['admin'] } });
  });
}

async function requireFolder(deps: Deps, typed: string): Promise<string> {
  const refuse = (why: string) => new Refusal('bad_input', { fields: { secondFolder: why } });
  const folder = resolve(typed);
  if (folder !== typed.replace(/\/+$/, '')) throw refuse('Enter the whole path, such as /mnt/second-disk/nadi.');
  const { config } = deps;
  for (const own of [config.backups.folder, config.dataDir]) {
    if (`${folder}${sep}`.startsWith(`${resolve(own)}${sep}`)) {
      throw refuse('This lies with the data of Nadi. A second place is on another disk.');
    }
  }
  try {
    await assertSecondFolder(deps, folder);
  } catch (error) {
    if (error instanceof PlainError) throw refuse(error.message);
    throw error;
  }
  return folder;
}

type Said = Pick<BackupPlan, 'at' | 'keep' | 'secondFolder'>;

const inWords = (before: Said, now: Said): string => `Before: ${sentenceOf(before)} Now: ${sentenceOf(now)}`;

const sentenceOf = ({ at, keep, secondFolder }: Said): string =>
  [
    at === null ? 'none by themselves' : `every night at ${at}`,
    `${keep.daily} days, ${keep.weekly} weeks and ${keep.monthly} months kept`,
    secondFolder === null ? 'no second place.' : `second place ${secondFolder}.`,
  ].join(', ');
