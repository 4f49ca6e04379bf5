import { isAbsolute } from 'node:path';
import { describe, expect, test } from 'vitest';
import { OWN_CLINIC } from '../testing-production.ts';
import { DEMO_CLINIC } from './clinic-details.ts';
import { readConfig } from './config.ts';
import { PlainError } from './plain-error.ts';

const PRODUCTION = {
  MODE: 'production',
  PUBLIC_URL: 'https://clinic.example',
  TRUSTED_PROXY: '10.0.0.5',
  SMTP_URL: 'smtp://mail.example:587',
  MAIL_FROM: 'Clinic <desk@clinic.example>',
  ...OWN_CLINIC,
};

function sentenceFor(environment: Record<string, string | undefined>): string {
  try {
    readConfig(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(PlainError);
    return (error as PlainError).message;
  }
  throw new Error('This should have been refused.');
}

// spec: 7.1, 9.19
test('nothing needs to be set', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ mode: 'demo', host: 'localhost', port: 3001, publicUrl: undefined });
  expect(config.clinic).toMatchObject({
    timeZone: 'Asia/Kolkata',
    emergencyNumber: '112',
    crisisLine: { number: '14416', name: 'Tele-MANAS' },
  });
  expect(config.limits).toEqual({
    login: { most: 50, withinMs: 900_000 },
    registration: { most: 60, withinMs: 300_000 },
    'guest-triage': { most: 60, withinMs: 3_600_000 },
    'shared-card': { most: 60, withinMs: 900_000 },
    'ai-account': { most: 10, withinMs: 3_600_000 },
    'ai-address': { most: 10, withinMs: 3_600_000 },
    uploads: { most: 50, withinMs: 86_400_000 },
    'uploads-at-work': { most: 500, withinMs: 86_400_000 },
    calls: { most: 1_200, withinMs: 60_000 },
  });
  expect(isAbsolute(config.dataDir) && config.masterKeyFile.startsWith(config.dataDir)).toBe(true);
});

test('without a provider our own engine answers; a model of gemini has a name by itself, another needs one for photos', () => {
  expect(readConfig({ GEMINI_API_KEY: 'unused' }).ai).toEqual({ provider: 'embedded', deadlineMs: 20_000 });
  expect(readConfig({ AI_PROVIDER: 'gemini', GEMINI_API_KEY: 'k' }).ai).toMatchObject({
    key: 'k',
    baseUrl: 'https://generativelanguage.googleapis.com',
    model: 'gemini-2.5-flash-lite',
    imageModel: 'gemini-2.5-flash-lite',
  });
  const own = { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://10.0.0.8:8000/v1/', AI_MODEL: 'medical' };
  expect(readConfig(own).ai).toMatchObject({ baseUrl: 'http://10.0.0.8:8000/v1', imageModel: undefined });
});

test('an empty value in a file means "not set", and what is not ours is left alone', () => {
  const config = readConfig({ PORT: '', MODE: '', SMTP_URL: '', PATH: '/bin', HOME: '/root' });
  expect(config).toMatchObject({ mode: 'demo', port: 3001, smtpUrl: undefined });
});

test('an address keeps no slash at its end, so that links have one', () => {
  expect(readConfig({ PUBLIC_URL: 'https://clinic.example/' }).publicUrl).toBe('https://clinic.example');
});

test('several proxies may be named', () => {
  const config = readConfig({ TRUSTED_PROXY: '10.0.0.5, 192.168.0.0/16, fd00::/8, loopback' });
  expect(config.trustedProxy).toEqual(['10.0.0.5', '192.168.0.0/16', 'fd00::/8', 'loopback']);
});

describe('a wrong value stops the start with a plain sentence', () => {
  test.each([
    [{ MODE: 'test' }, 'MODE must be demo or production.'],
    [{ PORT: 'http' }, 'PORT must be a number.'],
    [{ PORT: '3001.5' }, 'PORT must be a whole number.'],
    [{ PORT: '-1' }, 'PORT must be at least 0.'],
    [{ PORT: '70000' }, 'PORT must be at most 65535.'],
    [{ DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL must be an address that starts with postgres:// or postgresql://.'],
    [{ DATABASE_OWNER_URL: 'nonsense' }, /^DATABASE_OWNER_URL must be an address/],
    [{ DATABASE_URL: 'postgres://a@b/c' }, /^Set DATABASE_URL and DATABASE_OWNER_URL together/],
    [{ DATABASE_OWNER_URL: 'postgres://a@b/c' }, /^Set DATABASE_URL and DATABASE_OWNER_URL together/],
    [{ PUBLIC_URL: 'clinic.example' }, 'PUBLIC_URL must be an address that starts with http:// or https://.'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be an address that starts with smtp:// or smtps://.'],
    [{ TRUSTED_PROXY: 'proxy.internal' }, /^TRUSTED_PROXY must be the address or the network/],
    [{ TRUSTED_PROXY: '10.0.0.5,' }, /^TRUSTED_PROXY must be/],
    [{ TRUSTED_PROXY: '10.0.0.0/33' }, /^TRUSTED_PROXY must be/],
    [{ TRUSTED_PROXY: 'true' }, /^TRUSTED_PROXY must be/],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have 16 characters or more.'],
    [{ CLINIC_TIME_ZONE: 'Mars/Olympus' }, 'CLINIC_TIME_ZONE must be a time zone like Asia/Kolkata.'],
    [{ MESSAGE_HOURS: 'Mon-Sat 18:00-09:00' }, 'MESSAGE_HOURS must look like Mon-Sat 09:00-18:00.'],
    [{ QUIET_HOURS: 'at night' }, 'QUIET_HOURS must look like 21:00-07:00, or be off.'],
    [{ EMERGENCY_NUMBER: 'call us' }, 'EMERGENCY_NUMBER must be a number to dial.'],
    [
      { CRISIS_LINE: 'Tele-MANAS' },
      'CRISIS_LINE must be a number to dial, then the name of the service if it has one.',
    ],
    [{ RATE_LIMIT_LOGINS: '0' }, 'RATE_LIMIT_LOGINS must be at least 1.'],
    [{ RATE_LIMIT_CALLS: 'many' }, 'RATE_LIMIT_CALLS must be a number.'],
    [{ AI_PROVIDER: 'oracle' }, 'AI_PROVIDER must be embedded, gemini or openai-compatible.'],
    [{ AI_PROVIDER: 'gemini' }, 'With AI_PROVIDER=gemini, GEMINI_API_KEY must hold the key.'],
    [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' }, /AI_BASE_URL and AI_MODEL must be set/],
    [{ AI_BASE_URL: 'ftp://models' }, 'AI_BASE_URL must be an address that starts with http:// or https://.'],
    [{ AI_DEADLINE_SECONDS: '60' }, 'AI_DEADLINE_SECONDS must be at most 20.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be debug, info, warn, error or silent.'],
  ])('%o', (environment, sentence) => {
    if (typeof sentence === 'string') expect(sentenceFor(environment)).toBe(sentence);
    else expect(sentenceFor(environment)).toMatch(sentence);
  });
});

describe('production does not start unsafely', () => {
  test('it starts with an https address, a proxy, a mail server and a sender', () => {
    expect(readConfig(PRODUCTION)).toMatchObject({ mode: 'production', logLevel: 'info' });
  });

  test.each([
    ['PUBLIC_URL', undefined, /PUBLIC_URL must be the https:\/\/ address/],
    ['PUBLIC_URL', 'http://clinic.example', /PUBLIC_URL must be the https:\/\/ address/],
    ['TRUSTED_PROXY', undefined, /TRUSTED_PROXY must name the proxy/],
    ['SMTP_URL', undefined, /SMTP_URL must name a mail server/],
    ['MAIL_FROM', undefined, /MAIL_FROM must be a real sender/],
  ])('with %s %s', (name, value, sentence) => {
    expect(sentenceFor({ ...PRODUCTION, [name]: value })).toMatch(sentence);
  });

  test('without the clinic’s own details, all of them named in one sentence', () => {
    const {
      CLINIC_NAME: _name,
      CLINIC_ADDRESS: _address,
      CLINIC_PHONE: _phone,
      CLINIC_EMAIL: _email,
      ...bare
    } = PRODUCTION;
    expect(sentenceFor(bare)).toBe(
      "In production mode the clinic's own details are shown to patients: set CLINIC_NAME, CLINIC_ADDRESS, CLINIC_PHONE and CLINIC_EMAIL.",
    );
    expect(sentenceFor({ ...PRODUCTION, CLINIC_PHONE: '' })).toMatch(/: set CLINIC_PHONE\.$/);
  });

  test.each(Object.entries(DEMO_CLINIC))('with the demo’s %s copied from the example', (name, value) => {
    expect(sentenceFor({ ...PRODUCTION, [name]: value })).toMatch(new RegExp(`: set ${name}\\.$`));
  });
});
