import type { ReactNode } from 'react';
import type { Language } from '#contract/language/language.ts';
import { shownLanguage } from '#web/language/say.ts';

/** `letters`: the sheet and the files of the Devanagari letters, for a page in Hindi. */
export type Assets = { stylesheet: string; font: string; letters: { stylesheet: string; fonts: readonly string[] } };

type DocumentProps = {
  title: string;
  description: string;
  assets: Assets;
  /** Where the page is in each language. */
  inLanguages: Record<Language, string>;
  children: ReactNode;
};

/** No script, no inline style: the strictest content security policy fits these pages. */
export function Document({ title, description, assets, inLanguages, children }: DocumentProps) {
  const letters = shownLanguage() === 'hi' ? assets.letters : null;
  return (
    <html lang={shownLanguage()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#fbf9f6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0b1514" media="(prefers-color-scheme: dark)" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <link rel="preload" href={assets.font} as="font" type="font/woff2" crossOrigin="anonymous" />
        {letters?.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="stylesheet" href={assets.stylesheet} />
        {letters && <link rel="stylesheet" href={letters.stylesheet} />}
        {Object.entries(inLanguages).map(([language, href]) => (
          <link key={language} rel="alternate" hrefLang={language} href={href} />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      <body>{children}</body>
    </html>
  );
}
