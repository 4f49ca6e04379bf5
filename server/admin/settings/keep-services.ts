// How the services outside are reached, as an administrator sets it. Secrets are sealed, used, and never shown again.
import {
  AiSettings,
  type setServiceSettings as contract,
  type KeptServices,
  MailSettings,
  SERVICE_NAMES,
  TextSettings,
} from '#contract/clinic/service-settings.ts';
import type { SERVICES } from '#contract/clinic/services.ts';
import type { InputOf } from '#contract/endpoint.ts';
import {
  type KeptSetting,
  NEVER_SET,
  readSettings,
  takeUpSettings,
  writeSetting,
} from '#server/clinic/settings/keep-settings.ts';
import type { Database, Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { findPeople } from '#server/identity/find-people.ts';
import { notify } from '#server/notices/notify.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { activeAdministrators } from '../store.ts';
import { hostOf, requireUsable, staysAtPlace } from './service-rules.ts';
import { tellByOldServer } from './tell-by-old-server.ts';

type Change = InputOf<typeof contract>['body'];

export async function readServiceSettings(db: Database): Promise<KeptServices> {
  const all = await readSettings(db);
  const kept = <Settings>(
    service: (typeof SERVICES)[number],
    schema: { safeParse(value: unknown): { success: true; data: Settings } | { success: false } },
  ) => {
    const { shown, ...rest }: KeptSetting = all.get(service) ?? NEVER_SET;
    const stored = schema.safeParse(shown);
    return { settings: stored.success ? stored.data : null, ...rest };
  };
  return {
    mail: kept('mail', MailSettings),
    sms: kept('sms', TextSettings),
    whatsapp: kept('whatsapp', TextSettings),
    ai: kept('ai', AiSettings),
  };
}

export async function setServiceSettings(deps: Deps, actor: Actor, change: Change): Promise<KeptServices> {
  const { service, settings, version } = change;
  const before = (await readServiceSettings(deps.db))[service];
  // A stored key is never sent to another place than the one it was given for.
  const mayKeep = before.hasSecret && staysAtPlace(before.settings, settings);
  const secret = change.secret === undefined ? (mayKeep ? undefined : null) : change.secret || null;
  requireUsable(deps.config, change, { hasSecret: secret === undefined || secret !== null, wasKept: before.hasSecret });
  const was = { smtpUrl: deps.config.smtpUrl, mailFrom: deps.config.mailFrom };
  const news = await transaction(deps.db, async (tx) => {
    const host = settings ? hostOf(settings) : 'environment';
    const details = { host, secret: secret === undefined ? 'kept' : secret === null ? 'none' : 'new' };
    await writeSetting(tx, deps, actor, { setting: service, version, shown: settings, secret, details });
    await publish(tx, { type: 'clinic', to: { roles: ['admin'] } });
    return tellAdministrators(tx, deps, actor, { service, host });
  });
  if (service === 'mail') await tellByOldServer(deps, was, news);
  await takeUpSettings(deps);
  return readServiceSettings(deps.db);
}

/** All of them, also who did it: whoever took over one account does not hold every screen. */
async function tellAdministrators(
  tx: Tx,
  deps: Deps,
  { accountId }: Actor,
  { service, host }: { service: keyof typeof SERVICE_NAMES; host: string },
) {
  const by = (await findPeople(tx, [accountId])).get(accountId)?.name ?? 'An administrator';
  const title = `${by} changed how ${SERVICE_NAMES[service]} is reached`;
  const text =
    host === 'environment'
      ? 'It is as the environment of the server says again.'
      : `It goes through ${host} now. If this is wrong, open the clinic’s settings.`;
  const people = await activeAdministrators(tx);
  for (const { id } of people) {
    await notify(tx, deps, {
      ...{ to: id, kind: 'clinic', title, text, link: '/admin/clinic' },
      mail: { subject: title, text: `${title}.\n\n${text}` },
    });
  }
  return { title, text, to: people.map(({ id }) => id) };
}
