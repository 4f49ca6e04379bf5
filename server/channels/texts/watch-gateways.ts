// A service for texts that takes none any more is told to every administrator: patients wait for what does not come, and nobody
// else would notice. Once for each outage, which is known by the last text that was taken before it.
import { transaction } from '#server/db/transaction.ts';
import { findAccountsOf } from '#server/identity/public.ts';
import { notify } from '#server/notices/notify.ts';
import type { Deps } from '#server/platform/deps.ts';
import { forEachIsolated } from '#server/platform/scheduled-work/for-each-isolated.ts';
import type { Channels } from '../make-channels.ts';
import { gatewayState } from './gateway-state.ts';
import { gatewayFigures, type TextChannelName } from './store.ts';

const NAMES: Record<TextChannelName, string> = { sms: 'SMS', whatsapp: 'WhatsApp' };
const GATEWAYS = ['sms', 'whatsapp'] as const;

export async function watchGateways(deps: Deps, channels: Pick<Channels, TextChannelName>): Promise<void> {
  await forEachIsolated(
    GATEWAYS.filter((name) => channels[name].isConfigured),
    (name) => `gateway ${name}`,
    (name) => watch(deps, name),
  );
}

const watch = (deps: Deps, name: TextChannelName): Promise<void> =>
  transaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const figures = await gatewayFigures(tx, name, now);
    if (gatewayState(figures, now) !== 'down') return;
    const title = `${NAMES[name]} texts do not leave`;
    const text =
      'The service takes none. Patients who chose to be told this way are told on the screen and by mail alone.';
    for (const to of await findAccountsOf(tx, 'admin')) {
      await notify(tx, deps, {
        ...{ to, kind: 'gateway', title, text, link: '/admin/mails' },
        mail: { subject: title, text: `${title}. ${text}\n\nOpen Administration, then Mails.` },
        dedupeKey: `gateway-down:${name}:${figures.lastSentAt?.toISOString() ?? 'never'}:${to}`,
      });
    }
  });
