import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Assets } from './document.tsx';
import { LandingPage } from './landing-page.tsx';
import { SecurityPage } from './security-page.tsx';

/** The pages that need no script, by file name. */
export function prerender(assets: Assets): Record<string, string> {
  return {
    'landing.html': page(<LandingPage assets={assets} />),
    'security.html': page(<SecurityPage assets={assets} />),
  };
}

const page = (element: ReactElement) => `<!doctype html>${renderToStaticMarkup(element)}\n`;
