import { DAY_MS } from '#contract/durations.ts';
import type { Language } from '#contract/language/language.ts';
import type { Tx } from '../db/connect.ts';
import { drawToken, hashToken } from '../identity/sessions/session-token.ts';
import type { Deps } from '../platform/deps.ts';
import { linkTo } from '../platform/link.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { replaceLinks } from './store.ts';

const LASTS_MS = { reset: 30 * 60_000, invitation: DAY_MS } as const;

type LinkRecipient = { id: string; name: string; email: string; language?: Language | null };

/** Mails a link that sets a password, once. Earlier links of the same kind stop working. */
export async function sendPasswordLink(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'clock' | 'seal'>,
  account: LinkRecipient,
  purpose: 'reset' | 'invitation',
): Promise<void> {
  const now = deps.clock.now();
  const token = drawToken();
  await replaceLinks(tx, {
    token_hash: hashToken(token),
    account_id: account.id,
    purpose,
    made_at: now,
    expires_at: new Date(now.getTime() + LASTS_MS[purpose]),
  });
  // Behind the # the token never reaches a server log, ours or a proxy's.
  const link = linkTo(deps.config, `/reset-password#${token}`);
  await queueMail(tx, deps, {
    kind: purpose,
    to: account.email,
    accountId: account.id,
    ...(purpose === 'reset' && account.language === 'hi' ? RESET_IN_HINDI : TEXT[purpose])(account, link, deps),
  });
}

type Words = (account: LinkRecipient, link: string, deps: Pick<Deps, 'config'>) => { subject: string; text: string };

const RESET_IN_HINDI: Words = ({ name }, link, { config }) => ({
  subject: 'नया पासवर्ड रखें',
  text: `नमस्ते ${name},

किसी ने, शायद आपने, ${config.clinic.name} में नया पासवर्ड माँगा है।
नया पासवर्ड रखने के लिए यह लिंक खोलें। यह एक बार, 30 मिनट तक चलता है:

${link}

अगर आपने नहीं माँगा, तो कुछ न करें: आपका पासवर्ड वही रहेगा।
`,
});

const TEXT: Record<'reset' | 'invitation', Words> = {
  reset: ({ name }, link, { config }) => ({
    subject: 'Set a new password',
    text: `Hello ${name},

someone, hopefully you, asked for a new password at ${config.clinic.name}.
Open this link to set one. It works once, for 30 minutes:

${link}

If it was not you, do nothing: your password stays as it is.
`,
  }),
  invitation: ({ name }, link, { config }) => ({
    subject: `Your account at ${config.clinic.name}`,
    text: `Hello ${name},

${config.clinic.name} has opened an account for you in Nadi.
Open this link to choose your password. It works once, for 24 hours:

${link}

Afterwards you log in with this e-mail address.
`,
  }),
};
