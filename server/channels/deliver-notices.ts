// Sends what is on its way. Each delivery is claimed by one server for a minute, longer than a try takes; a crash in between lets
// another try, under the same id, by which a service or a phone can tell a repetition.
import type { AnyTopic } from '../notices/topics.ts';
import type { Deps } from '../platform/deps.ts';
import { publish } from '../platform/events.ts';
import type { IsStillTrue } from '../platform/mail/deliver-mails.ts';
import { dialable } from '../platform/text-gateway.ts';
import { NotDelivered } from './channel.ts';
import type { Channels } from './make-channels.ts';
import { openTarget } from './push/subscriptions.ts';
import {
  type Claimed,
  claimDeliveries,
  deleteFinished,
  deleteSubscription,
  type Outcome,
  recordOutcome,
  subscriptionById,
} from './store.ts';
import { textFor } from './words.ts';

const MAX_ATTEMPTS = 6;
const KEPT_DAYS = 30;

/** A service that has so many in hand gets no more until one is answered: it is slow or dead, and must not hold up the others. */
const BUSY_FROM = 20;
const MAX_IN_HAND = 200;

export function makeNoticeDelivery(deps: Deps, channels: Channels, isStillTrue: IsStillTrue) {
  const inFlight = new Map<Promise<void>, string>();

  function busyServices(): string[] {
    const counts = Map.groupBy(inFlight.values(), (service) => service);
    return [...counts].filter(([, each]) => each.length >= BUSY_FROM).map(([service]) => service);
  }

  function start(one: Claimed): void {
    const sending = deliver(deps, channels, isStillTrue, one)
      .catch((error: unknown) =>
        deps.log.warn({ err: error, deliveryId: one.id }, 'what became of a notice is not known'),
      )
      .finally(() => inFlight.delete(sending));
    inFlight.set(sending, one.service);
  }

  return {
    /** Begins what is due and waits for no answer: what comes next is not behind a service that takes its time. */
    async begin(): Promise<number> {
      if (inFlight.size >= MAX_IN_HAND) return 0;
      const claimed = await claimDeliveries(deps.db, deps, busyServices());
      for (const one of claimed) start(one);
      return claimed.length;
    },
    /** Waits for everything that was begun. */
    async stop(): Promise<void> {
      await Promise.all(inFlight.keys());
    },
  };
}

/** One round, to its end. */
export async function deliverNotices(deps: Deps, channels: Channels, isStillTrue: IsStillTrue): Promise<number> {
  const delivery = makeNoticeDelivery(deps, channels, isStillTrue);
  const count = await delivery.begin();
  await delivery.stop();
  return count;
}

async function deliver(deps: Deps, channels: Channels, isStillTrue: IsStillTrue, one: Claimed): Promise<void> {
  const outcome = await attempt(deps, channels, isStillTrue, one);
  // Stays queued, with its next try set when it was claimed.
  if (!outcome) return;
  await recordOutcome(deps.db, one, outcome);
  await publish(deps.db, { type: 'mails', id: one.id, to: { roles: ['admin'] } });
}

const dropped = (reason: string): Outcome => ({ state: 'dropped', reason });

async function attempt(
  deps: Deps,
  channels: Channels,
  isStillTrue: IsStillTrue,
  one: Claimed,
): Promise<Outcome | null> {
  try {
    if (one.read_at) return dropped('read-already');
    if (!one.is_told) return dropped('no-longer-true');
    if (one.depends_on && !(await isStillTrue(deps, one.depends_on))) return dropped('no-longer-true');
    const isSent = one.channel === 'push' ? await sendPush(deps, channels, one) : await sendText(deps, channels, one);
    return isSent ? { state: 'sent', reason: null, sent_at: deps.clock.now() } : dropped('nobody-there');
  } catch (error) {
    const { failure, reason } = error instanceof NotDelivered ? error : { failure: 'later', reason: 'our-fault' };
    deps.log.warn({ deliveryId: one.id, channel: one.channel, attempts: one.attempts, reason }, 'notice not delivered');
    if (failure === 'gone') {
      await deleteSubscription(deps.db, one.target_id);
      return dropped(reason);
    }
    return failure === 'refused' || one.attempts >= MAX_ATTEMPTS ? { state: 'failed', reason } : null;
  }
}

/** False when the person has logged out of that browser. */
async function sendPush(deps: Deps, { push }: Channels, one: Claimed): Promise<boolean> {
  const row = await subscriptionById(deps.db, one.target_id);
  // A browser that somebody else took over in the meantime is not theirs any more.
  if (row?.account_id !== one.account_id) return false;
  const target = openTarget(deps, row);
  await push.send({
    id: one.notice_id,
    target,
    topic: one.topic as AnyTopic,
    link: one.link ?? '/dashboard',
    language: one.language ?? 'en',
  });
  return true;
}

async function sendText(deps: Deps, channels: Channels, one: Claimed): Promise<boolean> {
  const to = dialable(one.phone, deps.config.phoneCountryCode);
  if (!to) return false;
  const channel = one.channel === 'sms' ? channels.sms : channels.whatsapp;
  await channel.send({ id: one.id, to, text: textFor(one.topic as AnyTopic, one.language ?? 'en') });
  return true;
}

/** Whether it arrived is kept for a month. */
export const purgeDeliveries = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  deleteFinished(db, clock.now(), KEPT_DAYS);
