// One real call of a service outside. What it answers is said in words; a key or an address of a person never is.
import { randomUUID } from 'node:crypto';
import {
  type OutsideService,
  SERVICES,
  type Service,
  type ServiceTest,
  TESTS_PER_HOUR,
  TEXTS_PER_NUMBER,
} from '#contract/clinic/services.ts';
import { HOUR_MS } from '#contract/durations.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { NotDelivered } from '#server/channels/channel.ts';
import { makeTextChannel } from '#server/channels/texts/text-channel.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Config } from '#server/platform/config.ts';
import type { Deps } from '#server/platform/deps.ts';
import { connectMailServer } from '#server/platform/mail/mail-server.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { dialable } from '#server/platform/text-gateway.ts';
import { chooseProvider } from '#server/triage/ai/choose-provider.ts';
import { ModelFailure } from '#server/triage/ai/provider.ts';
import { isOutgoingHeld } from '../backups/outgoing/store.ts';
import { lockAccount } from '../store.ts';
import { emailOf, lockNumber, testsSince, textsSince } from './store.ts';

const addressOf = (config: Config, service: Service): string | undefined => {
  if (service === 'mail') return config.smtpUrl;
  if (service === 'ai') return config.ai.provider === 'embedded' ? undefined : config.ai.baseUrl;
  return config[service]?.url;
};

export const listServices = ({ config }: Pick<Deps, 'config'>): OutsideService[] =>
  SERVICES.map((service) => {
    const address = addressOf(config, service);
    return { service, isSetUp: address !== undefined, host: address ? new URL(address).host : null };
  });

type Wish = { service: Service; phone?: string | undefined };

export async function testService(deps: Deps, actor: Actor, wish: Wish): Promise<ServiceTest> {
  const call = await prepare(deps, actor, wish);
  const outcome: ServiceTest = await call();
  await transaction(deps.db, async (tx) => {
    const details = { service: wish.service, isWell: outcome.isWell };
    await appendEntry(tx, deps.clock, actor, 'service.tested', { subject: 'service', details });
  });
  return outcome;
}

async function prepare(deps: Deps, actor: Actor, { service, phone }: Wish): Promise<() => Promise<ServiceTest>> {
  if (!addressOf(deps.config, service)) return async () => ({ isWell: false, words: NOT_SET_UP[service] });
  const number = phone ? dialable(phone, deps.config.phoneCountryCode) : null;
  if ((service === 'sms' || service === 'whatsapp') && !number) {
    throw new Refusal('bad_input', { fields: { phone: 'Enter the phone that the test goes to.' } });
  }
  // A restored clinic may be a trial: it speaks to nobody before it was let go.
  if (await isOutgoingHeld(deps.db)) return async () => ({ isWell: false, words: HELD });
  await requireFewTests(deps, actor, number);
  const { name } = deps.config.clinic;
  if (service === 'ai') return () => testAi(deps);
  if (service === 'mail') {
    const to = await emailOf(deps.db, actor.accountId);
    return () => testMail(deps, to);
  }
  const text = `This is a test of ${name}. Nothing needs to be done.`;
  return () => testText(deps, service, { id: randomUUID(), to: number ?? '', text });
}

/** Counted and noted before the call: many at once do not pass the limit together. */
async function requireFewTests({ db, clock, seal }: Deps, actor: Actor, number: string | null): Promise<void> {
  // The trail knows the number again, and does not tell it.
  const mark = number && seal.fingerprint('test-text', number).toString('base64url').slice(0, 22);
  await transaction(db, async (tx) => {
    await lockAccount(tx, actor.accountId);
    const since = new Date(clock.now().getTime() - HOUR_MS);
    if ((await testsSince(tx, actor.accountId, since)) >= TESTS_PER_HOUR) throw new Refusal('too_many_requests');
    if (mark) await requireFewTexts(tx, mark, since);
    await appendEntry(tx, clock, actor, 'service.test_begun', {
      subject: 'service',
      details: mark ? { to: mark } : {},
    });
  });
}

/** Of all administrators together: nobody is pestered with tests. */
async function requireFewTexts(tx: Tx, mark: string, since: Date): Promise<void> {
  await lockNumber(tx, mark);
  if ((await textsSince(tx, mark, since)) < TEXTS_PER_NUMBER) return;
  const fields = { phone: `This number got ${TEXTS_PER_NUMBER} tests within an hour. Try again later.` };
  throw new Refusal('too_many_requests', { fields });
}

const HELD = 'Nothing was sent: this clinic was restored from a backup and is not let go yet. See Backups.';

const NOT_SET_UP: Record<Service, string> = {
  mail: 'No mail server is set up. Mails stay in the outbox, which is right for a demo only.',
  sms: 'No SMS service is set up. Nobody is told by SMS.',
  whatsapp: 'No WhatsApp service is set up. Nobody is told by WhatsApp.',
  ai: 'No AI service is set up. Our own engine answers alone.',
};

async function testMail(deps: Deps, to: string): Promise<ServiceTest> {
  const { name } = deps.config.clinic;
  try {
    await connectMailServer(deps.config)?.send({
      ...{ id: randomUUID(), to, subject: `A test of the mail of ${name}` },
      text: `This is the test that you asked for. Mail of ${name} leaves.\n`,
    });
    return { isWell: true, words: `The mail server took a mail to ${to}. Look whether it arrives.` };
  } catch (error) {
    return { isWell: false, words: MAIL_FAILURES[codeOf(error)] ?? 'The mail server did not take the mail.' };
  }
}

const MAIL_FAILURES: Record<string, string> = {
  ECONNECTION: 'The mail server cannot be reached.',
  ESOCKET: 'The mail server cannot be reached, or its certificate is not right.',
  EDNS: 'The name of the mail server is not known.',
  ETIMEDOUT: 'The mail server does not answer.',
  EAUTH: 'The mail server refuses the user name or the password.',
  EENVELOPE: 'The mail server refuses the sender or your address.',
  EMESSAGE: 'The mail server refuses the mail itself.',
};

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

async function testText(
  { config }: Deps,
  service: 'sms' | 'whatsapp',
  message: { id: string; to: string; text: string },
): Promise<ServiceTest> {
  try {
    await makeTextChannel(service, config).send(message);
    return { isWell: true, words: `The service took a text to ${message.to}. Look whether it arrives.` };
  } catch (error) {
    const reason = error instanceof NotDelivered ? error.reason : 'broken';
    const answered = /^answered-(\d+)$/.exec(reason)?.[1];
    if (answered) return { isWell: false, words: `The service refused the text: it answered ${answered}.` };
    return {
      isWell: false,
      words: reason === 'no-answer' ? 'The service does not answer.' : 'The service cannot be reached.',
    };
  }
}

/** Made up and of nobody. */
const QUESTION = { symptoms: 'A runny nose since yesterday.', person: 'an adult' };

async function testAi({ config }: Deps): Promise<ServiceTest> {
  const began = performance.now();
  try {
    await chooseProvider(config).readWords(QUESTION, AbortSignal.timeout(config.ai.deadlineMs));
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    return { isWell: true, words: `The AI service answered in ${seconds} s.` };
  } catch (error) {
    const code = error instanceof ModelFailure ? error.code : 'broken';
    return { isWell: false, words: AI_FAILURES[code] };
  }
}

const AI_FAILURES: Record<ModelFailure['code'], string> = {
  unreachable: 'The AI service cannot be reached.',
  'timed-out': 'The AI service does not answer in time.',
  busy: 'The AI service is busy, or the allowance is used up.',
  failed: 'The AI service failed.',
  refused: 'The AI service refuses the key or the model.',
  blocked: 'The AI service declined to answer a harmless question.',
  empty: 'The AI service answered nothing.',
  broken: 'The AI service answered something that cannot be read.',
};
