import type { Deps } from '../platform/deps.ts';
import { connectMailServer } from '../platform/mail/mail-server.ts';
import { type Channel, notSetUp } from './channel.ts';
import { makePushChannel, type PushMessage } from './push/push-channel.ts';
import { makeTextChannel, type TextMessage } from './texts/text-channel.ts';

type MailMessage = { id: string; to: string; subject: string; text: string };

export type Channels = {
  mail: Channel<MailMessage>;
  push: Channel<PushMessage>;
  sms: Channel<TextMessage>;
  whatsapp: Channel<TextMessage>;
};

/** Everything by which people are reached besides the screen. Mails have an outbox of their own (platform/mail). */
export function makeChannels(deps: Pick<Deps, 'config' | 'db' | 'seal' | 'clock'>): Channels {
  const mailServer = connectMailServer(deps.config);
  return {
    mail: mailServer ? { name: 'mail', isConfigured: true, send: mailServer.send } : notSetUp('mail'),
    push: makePushChannel(deps),
    sms: makeTextChannel('sms', deps.config),
    whatsapp: makeTextChannel('whatsapp', deps.config),
  };
}
