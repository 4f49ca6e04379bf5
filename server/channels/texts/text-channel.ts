// SMS and WhatsApp: one HTTP request for each text, to the service that the clinic has set up.
import type { Deps } from '#server/platform/deps.ts';
import { fillTemplate, isJson, type TextGateway } from '#server/platform/text-gateway.ts';
import { assertTaken, type Channel, NotDelivered, notSetUp } from '../channel.ts';

/** `id` stays the same for every try: a service that knows it sends the text once. */
export type TextMessage = { id: string; to: string; text: string };

const TIMEOUT_MS = 10_000;

export function makeTextChannel(name: 'sms' | 'whatsapp', config: Pick<Deps['config'], 'sms' | 'whatsapp'>) {
  const gateway = config[name];
  return gateway ? channelOf(name, gateway) : (notSetUp(name) as Channel<TextMessage>);
}

const channelOf = (name: 'sms' | 'whatsapp', gateway: TextGateway): Channel<TextMessage> => ({
  name,
  isConfigured: true,
  async send(message) {
    const { method, header, body } = gateway;
    const isGet = method === 'GET';
    const answer = await fetch(isGet ? fillTemplate(gateway.url, message) : gateway.url, {
      method,
      headers: {
        'idempotency-key': message.id,
        ...(isGet ? {} : { 'content-type': isJson(body) ? 'application/json' : 'application/x-www-form-urlencoded' }),
        ...(header ? { [header.name]: header.value } : {}),
      },
      ...(isGet ? {} : { body: fillTemplate(body, message) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: Error) => {
      throw new NotDelivered('later', error.name === 'TimeoutError' ? 'no-answer' : 'not-reached');
    });
    await answer.body?.cancel();
    assertTaken(answer.status);
  },
});
