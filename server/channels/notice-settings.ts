import type { Choices, NoticeSettings, QuietHours } from '#contract/channels.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { Database } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { DEFAULT_SPAN, type OwnHours } from '../notices/quiet-hours.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { loadPushKeys } from './push/push-keys.ts';
import { choiceRowsOf, isPushOnIn, ownHoursOf, reconsiderHeld, saveChoices, saveHours } from './store.ts';
import { choicesOf } from './who-is-told.ts';

export async function readNoticeSettings(deps: Deps, actor: Actor): Promise<NoticeSettings> {
  const { publicKey } = await loadPushKeys(deps);
  return present(deps, actor, deps.db, publicKey);
}

/** What waits for the end of quiet hours is decided anew at once. */
export async function saveNoticeSettings(
  deps: Deps,
  actor: Actor,
  { choices, quietHours }: { choices: Choices; quietHours: QuietHours },
): Promise<NoticeSettings> {
  const { publicKey } = await loadPushKeys(deps);
  return transaction(deps.db, async (tx) => {
    const { accountId } = actor;
    await saveChoices(tx, accountId, choices);
    const { isOn, from, until } = quietHours;
    await saveHours(tx, { account_id: accountId, is_on: isOn, from_time: from, until_time: until });
    await reconsiderHeld(tx, accountId, deps.clock.now());
    await appendEntry(tx, deps.clock, actor, 'notice_settings.saved', { subject: 'account', subjectId: accountId });
    return present(deps, actor, tx, publicKey);
  });
}

async function present(deps: Deps, actor: Actor, db: Database, publicKey: Buffer): Promise<NoticeSettings> {
  const { config } = deps;
  return {
    choices: choicesOf(await choiceRowsOf(db, actor.accountId)),
    quietHours: hoursOf(await ownHoursOf(db, actor.accountId), config.clinic.quietHours),
    setUp: {
      push: true,
      sms: config.sms !== null,
      whatsapp: config.whatsapp !== null,
      // Without a mail server the demo keeps mails where they can be read.
      mail: config.smtpUrl !== undefined || config.mode === 'demo',
    },
    isPushOnHere: await isPushOnIn(db, actor.sessionId),
    pushKey: publicKey.toString('base64url'),
  };
}

/** Whoever has set none sees those of the clinic; where it has none, the usual ones, off. */
function hoursOf(own: OwnHours | undefined, clinic: Deps['config']['clinic']['quietHours']): QuietHours {
  if (own) return { isOn: own.is_on, from: own.from_time, until: own.until_time };
  return { isOn: clinic !== null, ...(clinic ?? DEFAULT_SPAN) };
}
