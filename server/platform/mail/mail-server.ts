import nodemailer from 'nodemailer';
import type { Config } from '../config.ts';

export type MailServer = { send(mail: Outgoing): Promise<void> };

type Outgoing = { id: string; to: string; subject: string; text: string; calendar?: string | null };

export function connectMailServer(config: Pick<Config, 'smtpUrl' | 'mailFrom'>): MailServer | null {
  if (!config.smtpUrl) return null;
  const options = {
    url: config.smtpUrl,
    // Shorter than a claim lasts, so that no other server takes a mail over while this one still tries.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  };
  const refuseFiles = { disableFileAccess: true, disableUrlAccess: true };
  const transport = nodemailer.createTransport(options, { from: config.mailFrom, ...refuseFiles });
  const { hostname } = new URL(config.smtpUrl);
  return {
    async send({ id, to, subject, text, calendar }) {
      await transport.sendMail({
        // Passed as an address object: a comma in a string would make two addresses of it.
        ...{ to: { name: '', address: to }, subject, text, messageId: `<${id}@${hostname}>` },
        ...(calendar ? { attachments: [asFile(calendar)] } : {}),
      });
    },
  };
}

/** A calendar reads from the type whether the file puts an entry in or takes it out. */
const asFile = (calendar: string) => ({
  filename: 'appointment.ics',
  content: calendar,
  contentType: `text/calendar; charset=utf-8; method=${/^METHOD:(\w+)/m.exec(calendar)?.[1] ?? 'PUBLISH'}`,
});
