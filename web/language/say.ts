// The words on the screen. The English sentence stands where it is used and is found in the catalogue of the language shown.
import { createElement, Fragment, type ReactNode } from 'react';
import {
  type Catalogue,
  counted,
  type Language,
  localeOf,
  phrase,
  type ValuesOf,
} from '#contract/language/language.ts';
import type { Notice } from '#contract/notices.ts';

/** Why exactly the server refused, where it says more than its code. */
export type Detail = { detail: string; values: Record<string, unknown> };
/** What a sentence that was made elsewhere is in the language shown. A refusal comes with its code. */
export type FromServer = (text: string, code?: string, detail?: Detail) => string;

/** `lang` where it is not the language of the page. */
export type NoticeWords = { title: string; text: string; lang: 'en' | undefined };
export type OfNotice = (notice: Pick<Notice, 'code' | 'values' | 'title' | 'text'>) => NoticeWords;

type Shown = { language: Language; catalogue: Catalogue | null; fromServer: FromServer; ofNotice: OfNotice };
const asSent: FromServer = (text) => text;
const inEnglish: OfNotice = ({ title, text }) => ({ title, text, lang: undefined });
let shown: Shown = { language: 'en', catalogue: null, fromServer: asSent, ofNotice: inEnglish };

/** For choose-language.ts and tests. */
export const show = (
  language: Language,
  catalogue: Catalogue | null,
  fromServer: FromServer = asSent,
  ofNotice: OfNotice = inEnglish,
) => {
  shown = { language, catalogue, fromServer, ofNotice };
};

/** For areas.ts. */
export const addWords = (words: Catalogue) => {
  shown = { ...shown, catalogue: { ...shown.catalogue, ...words } };
};

/** What a notice says in the language shown. */
export const tNotice: OfNotice = (notice) => shown.ofNotice(notice);

/** A sentence of the contract's rules or of the server. */
export const tFromServer: FromServer = (text, code, detail) => shown.fromServer(text, code, detail);

export const shownLanguage = (): Language => shown.language;

/** For Intl: dates and numbers as the reader writes them. */
export const shownLocale = (): string => localeOf(shown.language);

/** t('Log in'), t('{name} is free {day}', { name, day }). Call it while drawing, never while a file loads. */
export const t = <const Text extends string>(text: Text, ...[values]: ValuesOf<Text>): string =>
  phrase(shown.catalogue, text, values);

/** tCount('{n} new answer', '{n} new answers', unread). */
export const tCount = (one: string, other: string, n: number, values?: Record<string, string | number>): string =>
  counted(shown.language, shown.catalogue, [one, other], n, values);

/** A sentence with something drawn in it: tRich('Read {link} first.', { link: <a …/> }). */
export function tRich<const Text extends string>(text: Text, ...[values]: ValuesOf<Text, ReactNode>): ReactNode {
  const parts = phrase(shown.catalogue, text).split(/\{(\w+)\}/);
  const given: Record<string, ReactNode> = values ?? {};
  return createElement(Fragment, null, ...parts.map((part, index) => (index % 2 === 1 ? given[part] : part)));
}

/** A word that means two things in English: the catalogue has 'Back|body' beside 'Back'. */
export function tApart(text: string, context: string): string {
  const key = `${text}|${context}`;
  const said = phrase(shown.catalogue, key);
  return said === key ? phrase(shown.catalogue, text) : said;
}

/** Marks a sentence in a list or table that is drawn later with tMarked. */
export const msg = <const Text extends string>(text: Text): Text => text;

/** The words of a sentence that came from a table or from the server; as it is where no catalogue knows it. */
export const tMarked = (text: string, values?: Record<string, string | number>): string =>
  phrase(shown.catalogue, text, values);
