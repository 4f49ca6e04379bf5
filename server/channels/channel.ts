import type { ChannelName } from '#contract/channels.ts';

/** One way to reach people. `send` throws `NotDelivered`, or anything else when it should be tried again. */
export type Channel<Message> = {
  name: ChannelName;
  /** False: the clinic has not set it up. Nothing is planned for it, and `send` refuses. */
  isConfigured: boolean;
  send(message: Message): Promise<void>;
};

/** `gone`: the receiver does not exist any more. `refused`: trying again is of no use. `later`: it may be. */
export type Failure = 'gone' | 'refused' | 'later';

export class NotDelivered extends Error {
  override name = 'NotDelivered';
  readonly failure: Failure;
  /** For the administrator: a code, never an address or a text. */
  readonly reason: string;

  constructor(failure: Failure, reason: string) {
    super(`Not delivered: ${reason}`);
    this.failure = failure;
    this.reason = reason;
  }
}

/** Sends nothing: for a channel that the clinic has not set up. */
export const notSetUp = (name: ChannelName): Channel<unknown> => ({
  name,
  isConfigured: false,
  send: async () => {
    throw new NotDelivered('refused', 'not-set-up');
  },
});

/** What a service's answer to one request means. */
export function assertTaken(status: number): void {
  if (status >= 200 && status < 300) return;
  const isLater = status >= 500 || status === 408 || status === 425 || status === 429;
  throw new NotDelivered(isLater ? 'later' : 'refused', `answered-${status}`);
}
