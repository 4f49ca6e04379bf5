import { HOUR_MS } from '#contract/durations.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { findAccount, findAccountsByEmail } from '../identity/public.ts';
import { SYSTEM } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { linkTo } from '../platform/link.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { forEachIsolated } from '../platform/scheduled-work/for-each-isolated.ts';
import { sendPasswordLink } from './send-password-link.ts';
import { healthIdMailsSince, linksMadeSince, takeForgotten, waitingForgotten } from './store.ts';

// Nobody's letter box is filled by someone who only knows their address.
const MAILS_PER_HOUR = 5;

export type ForgottenRequest = NonNullable<Awaited<ReturnType<typeof takeForgotten>>>;
type AnswerUnconfirmed = (tx: Tx, deps: Deps, request: ForgottenRequest) => Promise<void>;

/** Answers waiting requests. False when none waits. `answerUnconfirmed` is for whoever never confirmed an address. */
export async function answerForgotten(deps: Deps, answerUnconfirmed: AnswerUnconfirmed): Promise<boolean> {
  const waiting = await waitingForgotten(deps.db);
  await forEachIsolated(
    waiting,
    ({ id }) => `request ${id}`,
    ({ id }) =>
      transaction(deps.db, async (tx) => {
        const request = await takeForgotten(tx, id);
        if (!request) return;
        if (request.what === 'password') await mailLink(tx, deps, request);
        else await mailHealthIds(tx, deps, request.email);
        await answerUnconfirmed(tx, deps, request);
      }),
  );
  return waiting.length > 0;
}

const anHourAgo = ({ clock }: Pick<Deps, 'clock'>) => new Date(clock.now().getTime() - HOUR_MS);

async function mailLink(tx: Tx, deps: Deps, { role, login, email }: ForgottenRequest): Promise<void> {
  const account = await findAccount(tx, role, login ?? email);
  if (!account?.email || account.disabled_at || account.email.toLowerCase() !== email) return;
  // Whoever asks in another's name does not keep the owner out: once the last link is too old, one more is sent.
  const { made, isOneOpen } = await linksMadeSince(tx, account.id, anHourAgo(deps), deps.clock.now());
  if (made >= MAILS_PER_HOUR && isOneOpen) return;
  await sendPasswordLink(tx, deps, { ...account, email: account.email }, 'reset');
  await appendEntry(tx, deps.clock, SYSTEM, 'password.link_sent', { subject: 'account', subjectId: account.id });
}

type Letter = (deps: Pick<Deps, 'config'>, list: string) => { subject: string; text: string };

const inEnglish: Letter = ({ config }, list) => ({
  subject: 'Your Health ID',
  text: `Hello,

these Health IDs are registered with this e-mail address at ${config.clinic.name}:

${list}

Log in here: ${linkTo(config, '/login/patient')}

If you did not ask for this, you need not do anything.
`,
});

const inHindi: Letter = ({ config }, list) => ({
  subject: 'आपकी हेल्थ आईडी',
  text: `नमस्ते,

${config.clinic.name} में इस ईमेल से ये हेल्थ आईडी रजिस्टर हैं:

${list}

यहाँ लॉगिन करें: ${linkTo(config, '/login/patient')}

अगर आपने यह नहीं माँगा, तो कुछ करने की ज़रूरत नहीं।
`,
});

async function mailHealthIds(tx: Tx, deps: Deps, email: string): Promise<void> {
  const accounts = await findAccountsByEmail(tx, 'patient', email);
  const to = accounts[0]?.email;
  if (!to || (await healthIdMailsSince(tx, to, anHourAgo(deps))) >= MAILS_PER_HOUR) return;
  const list = accounts.map(({ name, login }) => `${login}   ${name}`).join('\n');
  await queueMail(tx, deps, {
    kind: 'health-id',
    to,
    // A family may share the address: Hindi only where all of them read it.
    ...(accounts.every(({ language }) => language === 'hi') ? inHindi : inEnglish)(deps, list),
  });
  for (const { id } of accounts) {
    await appendEntry(tx, deps.clock, SYSTEM, 'health-id.mailed', { subject: 'account', subjectId: id });
  }
}
