import { FACT_WORDS, type WaitingFacts } from '#contract/clinic/clinic-facts.ts';
import { when } from '#server/appointments/notify-sides.ts';
import type { Tx } from '#server/db/connect.ts';
import { notify } from '#server/notices/notify.ts';
import type { Deps } from '#server/platform/deps.ts';
import { activeAdministrators } from '../store.ts';

type News = { title: string; changes: WaitingFacts['changes']; text: string };

/** All of them, also who did it: whoever took over one account does not hold every mailbox. */
export async function tellAdministrators(tx: Tx, deps: Deps, { title, changes, text }: News): Promise<void> {
  const lines = changes.map(({ fact, from, to }) => `${FACT_WORDS[fact]}: ${from ?? 'none'} → ${to ?? 'none'}`);
  for (const { id } of await activeAdministrators(tx)) {
    await notify(tx, deps, {
      ...{ to: id, kind: 'clinic', title, text: `${lines.join('; ')}. ${text}`, link: '/admin/clinic' },
      mail: { subject: title, text: `${title}:\n\n${lines.join('\n')}\n\n${text}` },
    });
  }
}

export const inClinicTime = ({ config }: Pick<Deps, 'config'>, at: Date): string =>
  when({ startsAt: at.toISOString(), timeZone: config.clinic.timeZone });
