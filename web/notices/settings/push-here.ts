// Notices in this very browser: asking for leave, and telling the server where to send them.

import { subscribePush, unsubscribePush } from '#contract/channels.ts';
import { call } from '#web/api.ts';
import { t } from '#web/language/say.ts';
import { registerWorker } from '#web/register-worker.ts';

/** `blocked`: the person said no to the browser, and only they can take that back. */
export type PushState = 'possible' | 'blocked' | 'impossible';

export function pushState(): PushState {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'impossible';
  return Notification.permission === 'denied' ? 'blocked' : 'possible';
}

/** The browser could not do it. Says why to the person. */
export class NoPush extends Error {
  override name = 'NoPush';
}

/** Throws what the server or the browser says; answers false when the person does not allow it. */
export async function turnPushOn(pushKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  if (!(await registerWorker())) throw new NoPush(t('This browser cannot show notices now. Please try again.'));
  const { pushManager } = await navigator.serviceWorker.ready;
  // Whatever was there may belong to another person or another key.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(pushKey) })
    .catch(() => {
      throw new NoPush(t('The push service of this browser does not answer. Please try again later.'));
    });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await call(subscribePush, { body: { endpoint, keys: { p256dh, auth } } });
  return true;
}

export async function turnPushOff(): Promise<void> {
  await call(unsubscribePush);
  await (await browserSubscription())?.unsubscribe();
}

export async function browserSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** From base64url, as the browser wants it. */
function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const letters = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
