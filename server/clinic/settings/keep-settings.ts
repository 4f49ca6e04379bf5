// What administrators set while Nadi runs, beside the clinic's facts. Every server takes the stored settings up, at its start and within
// seconds of a change; what is not set, or does not fit the rules of today, is as the environment says.
import { randomUUID } from 'node:crypto';
import { SessionLimits, USUAL_SESSION_LIMITS } from '#contract/clinic/session-limits.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Database, Tx } from '#server/db/connect.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Config } from '#server/platform/config.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { SealedCell } from '#server/platform/encryption/seal.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { insertSetting, lockSettings, newestLogo, newestSettings, type SettingName, type SettingRow } from './store.ts';
import { type StoredService, withStoredServices } from './stored-services.ts';

export type KeptSetting = {
  shown: unknown;
  hasSecret: boolean;
  version: number;
  changed: { at: string; by: string } | null;
};

export async function readSettings(db: Database): Promise<ReadonlyMap<SettingName, KeptSetting>> {
  return new Map((await newestSettings(db)).map((row) => [row.setting, keptIn(row)]));
}

const keptIn = (row: SettingRow): KeptSetting => ({
  shown: row.shown,
  hasSecret: row.sealed !== null,
  version: Number(row.number),
  changed: { at: row.set_at.toISOString(), by: row.setter },
});

export const NEVER_SET: KeptSetting = { shown: null, hasSecret: false, version: 0, changed: null };

type Change = {
  setting: SettingName;
  version: number;
  /** Null: as the environment says again. */
  shown: object | null;
  /** Undefined: the secret of before stays. Null: none. */
  secret?: string | null | undefined;
  /** What the trail says, without secrets. */
  details?: Record<string, string | number | boolean>;
};

export async function writeSetting(tx: Tx, deps: Deps, actor: Actor, change: Change): Promise<void> {
  await lockSettings(tx);
  const before = (await newestSettings(tx)).find((row) => row.setting === change.setting);
  if (Number(before?.number ?? 0) !== change.version) throw new Refusal('version_outdated');
  const id = randomUUID();
  const secret = change.secret === undefined ? secretIn(deps, before) : change.secret;
  await insertSetting(tx, {
    ...{ id, setting: change.setting, shown: change.shown },
    sealed: secret === null || change.shown === null ? null : deps.seal.seal(secret, cellOf(id)),
    ...{ set_by: actor.accountId, set_at: deps.clock.now() },
  });
  await appendEntry(tx, deps.clock, actor, 'clinic.setting_set', {
    subject: 'clinic',
    details: { setting: change.setting, ...change.details },
  });
}

const cellOf = (row: string): SealedCell => ({ table: 'clinic_settings', column: 'sealed', row });

const secretIn = ({ seal }: Pick<Deps, 'seal'>, row: SettingRow | undefined): string | null =>
  row?.sealed ? seal.openText(row.sealed, cellOf(row.id)) : null;

/** From then on this server works with the stored settings. */
export async function takeUpSettings(deps: Pick<Deps, 'db' | 'config' | 'seal' | 'log'>): Promise<void> {
  const rows = await newestSettings(deps.db);
  const { config } = deps;
  config.sessions = limitsIn(rows);
  config.logo = await logoIn(deps.db);
  Object.assign(config, withStoredServices(config.usualServices, storedIn(deps, rows)));
}

async function logoIn(db: Database): Promise<Config['logo']> {
  const newest = await newestLogo(db);
  if (!newest || newest.width === null || newest.height === null) return null;
  return { version: Number(newest.number), width: newest.width, height: newest.height };
}

function limitsIn(rows: readonly SettingRow[]): Config['sessions'] {
  const stored = SessionLimits.safeParse(rows.find(({ setting }) => setting === 'session-limits')?.shown);
  return stored.success ? stored.data : USUAL_SESSION_LIMITS;
}

/** A secret that does not open leaves the service as the environment has it, and says so in the log. */
function storedIn(deps: Pick<Deps, 'seal' | 'log'>, rows: readonly SettingRow[]): StoredService[] {
  return rows.flatMap((row) => {
    if (row.setting === 'session-limits' || row.shown === null) return [];
    try {
      return [{ service: row.setting, shown: row.shown, secret: secretIn(deps, row) }];
    } catch (error) {
      deps.log.error({ err: error, setting: row.setting }, 'the secret of a service cannot be opened');
      return [];
    }
  });
}
