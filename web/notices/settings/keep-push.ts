import { keepPush } from '#contract/channels.ts';
import { call } from '#web/api.ts';
import { browserSubscription } from './push-here.ts';

/** After a new login notices go on, in a browser of one's own; what was somebody else's ends, here and at the push service. */
export async function keepPushHere(): Promise<void> {
  const subscription = await browserSubscription();
  if (!subscription) return;
  const { isOn } = await call(keepPush, { body: { endpoint: subscription.endpoint } });
  if (!isOn) await subscription.unsubscribe();
}
