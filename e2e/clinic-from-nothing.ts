// A clinic in production mode with nobody in it: the real server behind a proxy that ends TLS, and a mail server that keeps what
// it gets. Everything lies in a folder of its own that is gone afterwards.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { removeDatabase } from '#server/db/embedded/remove-database.ts';
import { openSmtpServer } from '#server/platform/mail/testing-smtp.ts';
import { freePort, INHERITED } from '#server/testing-process.ts';
import { OWN_CLINIC } from '#server/testing-production.ts';
import { ownCertificate } from './own-certificate.ts';

export type NewClinic = {
  url: string;
  /** The address that the server prints for the first administrator. */
  setUpUrl: string;
  /** The link in the newest mail to that address. */
  linkFor: (email: string) => Promise<string>;
  stop: () => Promise<void>;
};

/** A zone in which it is late morning: the journey runs at any hour, and doctors have hours left today. */
export function zoneOfLateMorning(now = new Date()): string {
  const ahead = ((11 - now.getUTCHours() + 36) % 24) - 12;
  // The names count the other way round: Etc/GMT-5 is five hours ahead.
  return ahead === 0 ? 'Etc/UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

export async function startNewClinic(): Promise<NewClinic> {
  const dataDir = mkdtempSync(join(tmpdir(), 'nadi-set-up-'));
  // Root's PostgreSQL runs under another account, which has to pass through.
  chmodSync(dataDir, 0o711);
  const mails = await openSmtpServer();
  const port = await freePort();
  const proxy = await openTlsProxy(port);
  const server = spawn(process.execPath, ['--import=./scripts/stop-with-parent.mjs', 'server/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...{ ...INHERITED, HOME: process.env.HOME, TMPDIR: process.env.TMPDIR },
      ...{ MODE: 'production', LOG_LEVEL: 'error', HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir },
      ...{ PUBLIC_URL: proxy.url, TRUSTED_PROXY: 'loopback', SMTP_URL: mails.url, MAIL_FROM: 'desk@riverside.example' },
      ...{ CLINIC_TIME_ZONE: zoneOfLateMorning(), BACKUP_AT: 'off', QUIET_HOURS: 'off' },
      ...OWN_CLINIC,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const gone = once(server, 'exit');
  let printed = '';
  server.stdout?.on('data', (text) => {
    printed += text;
  });
  const setUpUrl = () => /https:\/\/\S+\/setup#\S+/.exec(printed)?.[0];
  await expect.poll(() => server.exitCode !== null || setUpUrl() !== undefined, { timeout: 120_000 }).toBe(true);
  const url = setUpUrl();
  if (!url) throw new Error(`The server printed no address for the first administrator: ${printed}`);
  return {
    url: proxy.url,
    setUpUrl: url,
    async linkFor(email) {
      const links = () =>
        mails.received
          .filter(({ to }) => to.includes(email))
          .flatMap(({ text }) => /https:\/\/\S+\/reset-password#\S+/.exec(inOneLine(text)) ?? []);
      await expect.poll(() => links().length, { message: `a mail to ${email}`, timeout: 20_000 }).toBeGreaterThan(0);
      return links().at(-1) ?? '';
    },
    async stop() {
      server.kill('SIGTERM');
      await gone;
      await proxy.close();
      await mails.close();
      await removeDatabase(dataDir);
    },
  };
}

/** Long lines travel in pieces (quoted-printable). */
const inOneLine = (text: string) => text.replace(/=\r?\n/g, '').replaceAll('=3D', '=');

/** As operators put one before Nadi: it ends TLS and says where a request came from. */
async function openTlsProxy(port: number) {
  const server = createServer(ownCertificate('localhost'), (incoming, answer) => {
    const headers = { ...incoming.headers, 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' };
    const { method, url: path } = incoming;
    const onward = request({ host: '127.0.0.1', port, method, path, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
