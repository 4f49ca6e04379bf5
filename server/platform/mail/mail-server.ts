import nodemailer from 'nodemailer';
import type { Config } from '../config.ts';

export type MailServer = { send(mail: { id: string; to: string; subject: string; text: string }): Promise<void> };

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
    async send({ id, to, subject, text }) {
      // Passed as an address object: a comma in a string would make two addresses of it.
      await transport.sendMail({ to: { name: '', address: to }, subject, text, messageId: `<${id}@${hostname}>` });
    },
  };
}
