// Time-based one-time passwords (RFC 6238): six digits, 30 seconds, one step of tolerance for clocks that differ.
import { generateSecret, generateURI, verify } from 'otplib';

const PERIOD_SECONDS = 30;

export const drawSecret = (): string => generateSecret();

export const uriFor = (clinic: string, login: string, secret: string): string =>
  generateURI({ issuer: clinic, label: login, secret });

/** The time step that the code belongs to, or null when it is wrong. The caller makes sure that a step is used once. */
export async function stepOfCode(secret: string, code: string, now: Date): Promise<number | null> {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = await verify({ secret, token, epoch, epochTolerance: PERIOD_SECONDS });
  return result.valid ? Math.floor(epoch / PERIOD_SECONDS) + result.delta : null;
}
