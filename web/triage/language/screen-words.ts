// What the screens say of danger and urgency, in each language. Other texts are in English.
import type { Urgency } from '#contract/triage/triage-result.ts';
import type { DangerWords } from '#triage-engine/dangers/sign-words.ts';

export type { Language } from '#contract/language/language.ts';

type Way = { title: string; text: string };
type Rated = { name: string; headline: string; text: string };

export type ScreenWords = {
  signs: DangerWords;
  call: (number: string) => string;
  callNow: (number: string) => string;
  callCrisis: (number: string, name: string | null) => string;
  danger: {
    doNotReadOn: string;
    unread: string;
    unreadWhy: string;
    /** After none of the signs was true. */
    unreadStill: string;
    /** Where nobody may be ill: it is asked together with the signs. */
    isIll: string;
    isIllWhy: string;
    illWithoutSigns: string;
    nobodyIll: string;
    nobodyIllTitle: string;
    nobodyIllText: string;
    first: string;
    firstWhy: string;
    notOurLanguage: (name: string) => string;
    yourWords: string;
    marked: string;
    dotted: string;
    question: string;
    hint: string;
    none: string;
    noneThenAnswer: string;
    untilHelp: string;
    sending: string;
  };
  ways: {
    title: string;
    titleNext: string;
    text: string;
    words: Way;
    body: Way;
    phone: Way;
    book: Way;
    worse: (number: string) => string;
    record: string;
  };
  urgency: Record<Urgency, Rated>;
  /** One, or two of whom either is right. */
  rightDoctor: (specialists: readonly string[]) => string;
  ofFive: (urgency: Urgency) => string;
  scale: { label: (urgency: Urgency) => string; least: string; most: string };
  alert: { button: string; busy: string; note: string; told: string };
  emergency: { number: (number: string) => string; besides: string; cannotGetThere: string; noAmbulance: string };
  crisis: { suicide: Way; violence: Way; mayAct: string };
  steps: {
    title: string;
    /** At 3, where there is something to do besides. */
    titleToday: string;
    titleGrave: string;
    first: Record<4 | 5, (number: string) => string>;
    medicines: string;
    crisis: Record<'suicide' | 'violence', (number: string) => string>;
  };
  /** `more`: behind the first sign, how many others are folded. */
  worse: { title: string; sameDay: string; again: (number: string) => string; more: (n: number) => string };
  /** Whoever cannot read the answers cannot give one. */
  followUp: { title: (n: number) => string; answers: Record<'present' | 'absent' | 'unknown', string> };
  note: string;
};
