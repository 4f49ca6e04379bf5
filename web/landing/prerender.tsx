import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BEFORE_LOGIN } from '#web/language/hindi/before-login.ts';
import { BOOK } from '#web/language/hindi/book.ts';
import { HOME } from '#web/language/hindi/home.ts';
import { LANDING } from '#web/language/hindi/landing.ts';
import { SECURITY } from '#web/language/hindi/security.ts';
import { SYMPTOMS } from '#web/language/hindi/symptoms.ts';
import { show } from '#web/language/say.ts';
import type { Assets } from './document.tsx';
import { LandingPage } from './landing-page.tsx';
import { SecurityPage } from './security-page.tsx';

/** The pages that need no script, by file name. */
export function prerender(assets: Assets): Record<string, string> {
  return {
    'landing.html': page(<LandingPage assets={assets} />),
    'landing-hi.html': inHindi(() => page(<LandingPage assets={assets} />)),
    'security.html': page(<SecurityPage assets={assets} />),
    'security-hi.html': inHindi(() => page(<SecurityPage assets={assets} />)),
  };
}

const page = (element: ReactElement) => `<!doctype html>${renderToStaticMarkup(element)}\n`;

function inHindi(draw: () => string): string {
  show('hi', { ...BEFORE_LOGIN, ...BOOK, ...HOME, ...SYMPTOMS, ...LANDING, ...SECURITY });
  try {
    return draw();
  } finally {
    show('en', null);
  }
}
