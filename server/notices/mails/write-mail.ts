import type { Language } from '#contract/language/language.ts';
import { zoneName } from '#contract/language/zone-name.ts';
import { NOTICES, type NoticeCode } from '#contract/notice-words/english.ts';
import { fillText, type NamedIn, type Text, type Value, type Values } from '#contract/notice-words/fill.ts';
import { titleFor } from '#contract/notice-words/for-another.ts';
import { NOTICES_IN_HINDI } from '#contract/notice-words/hindi.ts';
import { medicineInEnglish, medicineInHindi } from '#contract/notice-words/medicine-lines.ts';
import type { Config } from '#server/platform/config.ts';
import { MAILS } from './english.ts';
import { textForAnother } from './for-another.ts';
import { MAILS_IN_HINDI } from './hindi.ts';

/** What every mail may name without being given it. */
type Given = 'clinic' | 'zone';
type MailNames<Code> = Code extends keyof typeof MAILS
  ? Exclude<NamedIn<(typeof MAILS)[Code][keyof (typeof MAILS)[Code]]>, Given>
  : never;
type Names<Code extends NoticeCode> =
  | NamedIn<(typeof NOTICES)[Code]['title']>
  | NamedIn<(typeof NOTICES)[Code]['text']>
  | MailNames<Code>;

/** A notice by its code, with a value for each name in its sentences and in those of its mail. */
export type Said = {
  [Code in NoticeCode]: [Names<Code>] extends [never]
    ? { code: Code; values?: Record<string, never> }
    : { code: Code; values: Readonly<Record<Names<Code>, Value>> };
}[NoticeCode];

const LANGUAGES = {
  en: { language: 'en', medicine: medicineInEnglish, notices: NOTICES, mails: MAILS },
  hi: { language: 'hi', medicine: medicineInHindi, notices: NOTICES_IN_HINDI, mails: MAILS_IN_HINDI },
} as const;

export const isNoticeCode = (code: string): code is NoticeCode => Object.hasOwn(NOTICES, code);
export const isMailed = (code: string): code is keyof typeof MAILS => Object.hasOwn(MAILS, code);

/** What the notice says, for a screen or a mail in this language. */
export function sayNotice(code: NoticeCode, values: Values, language: Language): { title: string; text: string } {
  const said = LANGUAGES[language];
  const { title, text } = said.notices[code];
  return { title: fillText(titleFor(code, title, values, language), values, said), text: fillText(text, values, said) };
}

const ABOUT_ANOTHER = {
  en: { subject: 'News from {clinic} about someone you act for', text: 'This is about {person}.' },
  hi: { subject: '{clinic}: जिनका काम आप देखते हैं, उनके बारे में ख़बर', text: 'यह {person} के बारे में है।' },
} as const;

/** What cannot wait says so where it is seen first. */
const hasOwnSubject = (code: string): boolean => code === 'offer-held' || code === 'message-shows-danger';

/** Subject and words of the mail, without the greeting, the link and who sends it. */
export function writeMail(
  code: keyof typeof MAILS,
  values: Values,
  { language, clinic }: { language: Language; clinic: Config['clinic'] },
): { subject: string; text: string } {
  const said = LANGUAGES[language];
  const words: { subject: string; text?: Text } = said.mails[code];
  const all = { ...values, clinic: clinic.name, zone: zoneName(language, clinic.timeZone) };
  const { title, text } = sayNotice(code, values, language);
  const body = words.text ? fillText(words.text, all, said) : `${title}\n${text}`;
  if (typeof values.person !== 'string') return { subject: fillText(words.subject, all, said), text: body };
  const about = ABOUT_ANOTHER[language];
  const theirs = textForAnother(code, language);
  return {
    // Their name would show on a locked phone, and "your appointment" would be taken for one's own.
    subject: fillText(hasOwnSubject(code) ? words.subject : about.subject, all, said),
    text: `${fillText(about.text, all, said)}\n\n${theirs ? fillText(theirs, all, said) : body}`,
  };
}

/** Who wrote it, and where to ask. */
export const signature = ({ name, address, phone }: Config['clinic']): string =>
  [name, address, phone].filter(Boolean).join('\n');

export const helloTo = (name: string, language: Language): string =>
  language === 'hi' ? `नमस्ते ${name},` : `Hello ${name},`;
