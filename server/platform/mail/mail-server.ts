import nodemailer from 'nodemailer';
import type { Config } from '../config.ts';

export type MailServer = { send(mail: { id: string; to: string; subject: string; text: string }): Promise<void> };

export function connectMailServer(config: Pick<Config, 'smtpUrl' | 'mailFrom'>): MailServer | null {
  if (!config.smtpUrl) return null;
  const transport = nodemailer.createTransport(config.smtpUrl, {
    from: config.mailFrom,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { hostname } = new URL(config.smtpUrl);
  return {
    async send({ id, ...mail }) {
      await transport.sendMail({ ...mail, messageId: `<${id}@${hostname}>` });
    },
  };
}
