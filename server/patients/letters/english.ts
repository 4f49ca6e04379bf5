// Mails to patients that are no notices: about the account and the address. Each follows the greeting.
import type { Text } from '#contract/notice-words/fill.ts';

const CALL_IF_WRONG = 'If this is not right, please call us: {phone}.';
const ADDRESS = 'Your e-mail address at {clinic}';

export const LETTERS = {
  welcome: {
    subject: 'Your Health ID',
    text: `you are registered at {clinic}. Your Health ID (PUD) is:

{pud}

You log in with it and your password: {loginLink}

Please confirm that this address is yours. The link works once, for 7 days:

{link}

Until then we send nothing else here. If you did not register, do nothing: someone mistyped their address.`,
  },
  'welcome-password-lost': {
    subject: 'Your Health ID',
    text: `you are registered at {clinic}. Your Health ID (PUD) is:

{pud}

You log in with it and your password: {loginLink}

Please confirm that this address is yours. The link works once, for 7 days:

{link}

Afterwards you can set a new password, as someone, hopefully you, asked: {forgotLink}

Until then we send nothing else here. If you did not register, do nothing: someone mistyped their address.`,
  },
  'welcome-from-desk': {
    subject: 'Your Health ID',
    text: `you are registered at {clinic}. Your Health ID (PUD) is:

{pud}

With it and the code from the desk you choose a password: {activateLink}

Please confirm that this address is yours. The link works once, for 7 days:

{link}

Until then we send nothing else here. If you did not register, do nothing: someone mistyped their address.`,
  },
  'email-approval': {
    subject: ADDRESS,
    text: `our desk wrote down a new e-mail address for you: {email}

If that is right, open this link. It works once, for 7 days. Then we send a mail to the new address to confirm it:

{link}

If it is not right, do nothing and call us: {phone}. We go on writing to this address.`,
  },
  'email-confirmation': {
    subject: 'Confirm your e-mail address',
    text: `{clinic} is to write to this address from now on.
Open this link to confirm it. It works once, for 24 hours:

{link}

If you know nothing of this, do nothing: no mail will come here.`,
  },
  'email-change': {
    subject: ADDRESS,
    text: `someone, hopefully you, asked us to write to another address instead of this one.
It counts once it was confirmed from there.

If it was not you, change your password and call us: {phone}.`,
  },
  'email-changed': {
    subject: ADDRESS,
    text: 'the new address was confirmed. We will no longer write to this one.',
  },
  'account-activated': {
    subject: 'Your account was activated',
    text: 'Someone chose a password for your account with a code from our desk. If this was not you, call us at once.',
  },
  'account-closed': {
    subject: 'Your account is closed',
    text: `Our desk has closed your account: you cannot log in, and no visits are booked. Your record is kept.

If this is not right, please call us: {clinic}, {phone}.`,
  },
  'erasure-agreed': {
    subject: 'Your record will be erased in three days',
    text: `You asked us to erase your record, and two administrators agreed. In three days everything that we know of you is erased, and nobody can bring it back. Coming visits are cancelled. We keep that visits took place and when, because the law asks for it, without a word about you. Older backups still hold your record until they are removed in turn.

If you have not asked for this, or want to keep your record, call us at once: {clinic}, {phone}.`,
  },
  'erasure-stopped': {
    subject: 'Your record is not erased',
    text: `The erasure of your record was stopped. Everything stays as it was.

If this is not right, please call us: {clinic}, {phone}.`,
  },
  'account-open-again': {
    subject: 'Your account is open again',
    text: `Our desk has opened your account again: you log in as before.

If this is not right, please call us: {clinic}, {phone}.`,
  },
  'name-changed': {
    subject: 'Your details at {clinic}',
    text: `your details were changed:

Name: {name}

${CALL_IF_WRONG}`,
  },
  'phone-changed': {
    subject: 'Your details at {clinic}',
    text: `your details were changed:

Phone: {newPhone}

${CALL_IF_WRONG}`,
  },
  'name-and-phone-changed': {
    subject: 'Your details at {clinic}',
    text: `your details were changed:

Name: {name}
Phone: {newPhone}

${CALL_IF_WRONG}`,
  },
  'record-opened': {
    subject: 'Your record was opened',
    text: `{name} opened your record outside of your treatment, for 60 minutes. If you want to know why, ask us.

{clinic}
{phone}`,
  },
  'record-opening-not-justified': {
    subject: 'We looked at an opening of your record',
    text: `{name} opened your record outside of your treatment. We looked at it and found that it was not justified. If you have questions, ask us.

{clinic}
{phone}`,
  },
  'records-merged': {
    subject: 'Your record at {clinic}',
    text: [
      'we kept two records for you. They are one now, under {kept}. The old number {other} still finds it',
      '{login}',
      '{come}',
      CALL_IF_WRONG,
    ],
  },
  'records-separated': {
    subject: 'Your record at {clinic}',
    text: [
      'two records that we had made one are separate again: {kept} and {other}',
      '{come}',
      'If you have questions, please call us: {phone}.',
    ],
  },
} as const satisfies Record<string, { subject: string; text: Text }>;

export type LetterCode = keyof typeof LETTERS;

/** Sentences that some of the letters hold. */
export const PARTS = {
  'one-login': 'You log in as you did with the login that was kept; the other one is closed.',
  'come-to-read': 'To read it online, please come to the desk once, so that we see that it is you.',
  'come-if-hidden': 'If your login does not show your record, please come to the desk once.',
} as const;
