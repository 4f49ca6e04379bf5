import type { ChannelName } from '#contract/channels.ts';
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
  return {
    mail: makeMailChannel(deps.config),
    push: makePushChannel(deps),
    sms: followingSettings('sms', () => makeTextChannel('sms', deps.config)),
    whatsapp: followingSettings('whatsapp', () => makeTextChannel('whatsapp', deps.config)),
  };
}

/** Settings change while Nadi runs: each message takes the way that holds then. */
const followingSettings = <Message>(name: ChannelName, current: () => Channel<Message>): Channel<Message> => ({
  name,
  get isConfigured() {
    return current().isConfigured;
  },
  send: (message) => current().send(message),
});

/** Connected anew only when the settings have changed. */
function makeMailChannel(config: Deps['config']): Channel<MailMessage> {
  let connected: { key: string; channel: Channel<MailMessage> } | undefined;
  return followingSettings('mail', () => {
    const key = JSON.stringify([config.smtpUrl, config.mailFrom]);
    if (connected?.key === key) return connected.channel;
    const server = connectMailServer(config);
    const channel: Channel<MailMessage> = server
      ? { name: 'mail', isConfigured: true, send: server.send }
      : notSetUp('mail');
    connected = { key, channel };
    return channel;
  });
}
