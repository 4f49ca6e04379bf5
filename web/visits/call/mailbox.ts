// Sends signals until the server has them, in order, and fetches what came, until the server knows that it arrived.
import { ApiRefusal } from '#web/refusal.ts';
import type { Signal } from './link.ts';

export type Post = {
  send: (to: string, signals: { id: string; signal: string }[]) => Promise<unknown>;
  take: (had: number) => Promise<{ signals: { place: number; from: string; signal: string }[] }>;
};

const REASONS = ['seat_taken', 'visit_over', 'page_gone', 'guest_out', 'not_found'] as const;
export type Refused = (typeof REASONS)[number] | 'other';

type MailboxParts = {
  post: Post;
  onSignal: (from: string, signal: Signal) => void;
  /** `to`: the page to which nothing could be sent. */
  onRefused: (why: Refused, to: string | null) => void;
};

const AT_ONCE = 40;

export function makeMailbox({ post, onSignal, onRefused }: MailboxParts) {
  let outbox: { id: string; to: string; signal: string }[] = [];
  let had = 0;
  const known = new Set<number>();
  /** To whom something is on its way: each has a line of their own, so that nobody waits for another's answer. */
  const sending = new Set<string>();
  const passages = { sent: 0, taken: 0 };
  let isTaking = false;
  let isAskedAgain = false;
  let isClosed = false;

  const flush = () => Promise.all([...new Set(outbox.map(({ to }) => to))].map(flushTo));

  async function flushTo(to: string) {
    if (sending.has(to) || isClosed) return;
    sending.add(to);
    try {
      while (!isAllSent(to) && !isClosed) {
        const some = outbox.filter((one) => one.to === to).slice(0, AT_ONCE);
        const from = Date.now();
        await post.send(
          to,
          some.map(({ id, signal }) => ({ id, signal })),
        );
        passages.sent = Date.now() - from;
        outbox = outbox.filter((one) => !some.includes(one));
      }
    } catch (error) {
      // Kept, and sent again with the next beat; the same id is kept once. What the server refuses is of no use any more.
      if (error instanceof ApiRefusal && error.status >= 400 && error.status < 500) {
        outbox = outbox.filter((one) => one.to !== to);
        onRefused(reasonOf(error), to);
      }
    } finally {
      sending.delete(to);
    }
  }

  const isAllSent = (to: string) => !outbox.some((one) => one.to === to);

  /** Asked for while it is on its way, it is asked for once more afterwards: nothing that came in between is missed. */
  async function fetchNew() {
    if (isTaking || isClosed) {
      isAskedAgain = isTaking;
      return;
    }
    isTaking = true;
    try {
      do {
        isAskedAgain = false;
        const from = Date.now();
        const { signals } = await post.take(had);
        passages.taken = Date.now() - from;
        for (const { place, from, signal } of signals) {
          had = Math.max(had, place);
          if (known.has(place) || isClosed) continue;
          known.add(place);
          onSignal(from, JSON.parse(signal));
        }
        if (signals.length > 0) isAskedAgain = true;
      } while (isAskedAgain && !isClosed);
    } catch (error) {
      if (error instanceof ApiRefusal && error.status >= 400 && error.status < 500) onRefused(reasonOf(error), null);
    } finally {
      isTaking = false;
    }
  }

  return {
    /** A new beginning makes what was not sent yet of the last one useless. */
    send(to: string, signal: Signal, isBeginning: boolean) {
      if (isBeginning) outbox = outbox.filter((one) => one.to !== to);
      outbox.push({ id: crypto.randomUUID(), to, signal: JSON.stringify(signal) });
      void flushTo(to);
    },
    fetchNew,
    flush,
    isAllSent,
    /** How long the server's last answers took. */
    passageMs: () => Math.max(passages.sent, passages.taken),
    /** The network is another, or back: what the last one took says nothing about it. */
    forgetPassages: () => void Object.assign(passages, { sent: 0, taken: 0 }),
    close() {
      isClosed = true;
    },
  };
}

const reasonOf = ({ code }: ApiRefusal): Refused => REASONS.find((reason) => reason === code) ?? 'other';
