// Takes notices out of their outbox, at the moment at which they may leave: holds back what comes in quiet hours, and makes of
// each other one a delivery for every browser and number. So what people have chosen counts as it is then.
import { transaction } from '../db/transaction.ts';
import { spanOf } from '../notices/quiet-hours.ts';
import { type AnyTopic, isForEveryEye } from '../notices/topics.ts';
import type { Deps } from '../platform/deps.ts';
import { forEachIsolated } from '../platform/scheduled-work/for-each-isolated.ts';
import { dialable } from '../platform/text-gateway.ts';
import type { Channels } from './make-channels.ts';
import {
  choiceRowsOf,
  deleteFromOutbox,
  dueNotices,
  holdBack,
  insertDelivery,
  lockDueNotice,
  type NewDelivery,
  type OutboxRow,
  subscriptionsOf,
} from './store.ts';
import { channelsFor, choicesOf, heldUntil } from './who-is-told.ts';

export async function planDeliveries(deps: Deps, channels: Channels): Promise<number> {
  const due = await dueNotices(deps.db, deps.clock.now());
  const planned = await forEachIsolated(
    due,
    (id) => `notice ${id}`,
    (id) => planNotice(deps, channels, id),
  );
  return planned.filter(Boolean).length;
}

/** In one transaction: a notice is either still in the outbox or on its way, whenever the process is killed. */
function planNotice(deps: Deps, channels: Channels, noticeId: string): Promise<boolean> {
  return transaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    // Another server has it.
    const row = await lockDueNotice(tx, noticeId, now);
    if (!row) return false;
    const { timeZone, quietHours } = deps.config.clinic;
    const until = heldUntil(row.is_urgent, spanOf(row.quiet, quietHours), timeZone, now);
    if (until) {
      await holdBack(tx, noticeId, until);
      return true;
    }
    // Whoever has read it on the screen, or may not log in any more, is not called.
    if (row.read_at === null && row.disabled_at === null) {
      const choices = choicesOf(await choiceRowsOf(tx, row.account_id));
      const { push, sms, whatsapp } = channels;
      const setUp = { push: push.isConfigured, sms: sms.isConfigured, whatsapp: whatsapp.isConfigured };
      const names = channelsFor(row.topic as AnyTopic, choices, setUp);
      const browsers = names.includes('push') ? await subscriptionsOf(tx, row.account_id) : [];
      for (const target of targetsOf(deps, row, names, browsers)) await insertDelivery(tx, { ...target, now });
    }
    await deleteFromOutbox(tx, noticeId);
    return true;
  });
}

type Target = Omit<NewDelivery, 'now'>;

function targetsOf(
  { config }: Deps,
  row: OutboxRow,
  names: readonly ('push' | 'sms' | 'whatsapp')[],
  browsers: readonly { id: string; service: string }[],
): Target[] {
  const about = { noticeId: row.notice_id, accountId: row.account_id, topic: row.topic, dependsOn: row.depends_on };
  const isForOthers = row.is_phone_shared && !isForEveryEye(row.topic as AnyTopic);
  const number = isForOthers ? null : dialable(row.phone, config.phoneCountryCode);
  return names.flatMap((channel): Target[] => {
    if (channel === 'push')
      return browsers.map(({ id, service }) => ({ ...about, channel, targetId: id, to: service }));
    return number ? [{ ...about, channel, targetId: row.account_id, to: `…${number.slice(-4)}` }] : [];
  });
}
