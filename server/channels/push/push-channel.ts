// Hands a notice to the push service of a browser (RFC 8030).

import { request as requestPlain } from 'node:http';
import { request as requestTls } from 'node:https';
import type { Language } from '#contract/language/language.ts';
import type { AnyTopic } from '#server/notices/topics.ts';
import type { Deps } from '#server/platform/deps.ts';
import { assertTaken, type Channel, NotDelivered } from '../channel.ts';
import { SENDER, sentenceFor } from '../words.ts';
import { encryptPush } from './encrypt-push.ts';
import { lookUpPublic, readPushAddress } from './push-address.ts';
import { authorizationFor, loadPushKeys } from './push-keys.ts';

/** As the browser gave it. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };

export type PushMessage = { id: string; target: PushTarget; topic: AnyTopic; link: string; language: Language };

const TIMEOUT_MS = 10_000;
/** All alike: the length of a hidden text must not say what it is about. */
const PADDED_TO = 512;
/** How long the push service keeps it for a phone that is off, in seconds. */
const KEPT_SECONDS: Partial<Record<AnyTopic, number>> = { 'called-in': 300, 'earlier-times': 600, urgent: 3600 };
const KEPT_OTHERWISE = 86_400;

export function makePushChannel(deps: Pick<Deps, 'config' | 'db' | 'seal' | 'clock'>): Channel<PushMessage> {
  const { config, clock } = deps;
  const contact = config.publicUrl?.startsWith('https:') ? config.publicUrl : `mailto:${config.clinic.email}`;

  async function send({ id, target, topic, link, language }: PushMessage): Promise<void> {
    // Looked at again: the rules may have become stricter since the browser was entered.
    const address = readPushAddress(target.endpoint, { mayBeLoopback: config.mayPushToLoopback });
    if (!address) throw new NotDelivered('gone', 'address-not-allowed');
    const keys = await loadPushKeys(deps);
    const words = JSON.stringify({ title: SENDER, body: sentenceFor(topic, language), topic, link, id });
    const body = encryptPush(
      Buffer.from(words),
      { publicKey: Buffer.from(target.p256dh, 'base64url'), secret: Buffer.from(target.auth, 'base64url') },
      { paddedTo: PADDED_TO },
    );
    const isSoon = topic in KEPT_SECONDS;
    const status = await post(address, body, {
      authorization: authorizationFor(keys, { origin: address.origin, contact, now: clock.now() }),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      'content-length': String(body.length),
      ttl: String(KEPT_SECONDS[topic] ?? KEPT_OTHERWISE),
      urgency: isSoon ? 'high' : 'normal',
      // RFC 8030, 5.4: what waits for a phone that is off is replaced by the next of its kind. The service learns no kind by it.
      topic: deps.seal.fingerprint('push-topic', target.endpoint, topic).toString('base64url').slice(0, 32),
    });
    if (status === 404 || status === 410) throw new NotDelivered('gone', `answered-${status}`);
    assertTaken(status);
  }
  return { name: 'push', isConfigured: true, send };
}

/** Follows no redirect, and reads nothing of the answer but its status. */
function post(address: URL, body: Buffer, headers: Record<string, string>): Promise<number> {
  const isTls = address.protocol === 'https:';
  const isLoopback = !isTls || address.port !== '';
  return new Promise((resolve, reject) => {
    const request = (isTls ? requestTls : requestPlain)(address, {
      method: 'POST',
      headers,
      agent: false,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(isLoopback ? {} : { lookup: lookUpPublic }),
    });
    request.once('response', (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    // More than once: a connection that is cut off may complain again.
    request.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTPUBLIC') reject(new NotDelivered('gone', 'address-not-allowed'));
      else reject(new NotDelivered('later', error.name === 'AbortError' ? 'no-answer' : 'not-reached'));
    });
    request.end(body);
  });
}
