// Light or dark: the system decides until someone chooses one of them, or the clock. The choice is no personal data;
// index.html reads it before the first paint.

import { useSyncExternalStore } from 'react';
import { MINUTE_MS } from '#contract/durations.ts';
import { schemeAt } from './night.ts';

export type SchemeChoice = 'system' | 'light' | 'dark' | 'clock';
export type Scheme = 'light' | 'dark';

/** Also written in index.html, which runs before any module. */
export const SCHEME_KEY = 'nadi-theme';

const listeners = new Set<() => void>();
const systemIsDark = () => globalThis.matchMedia?.('(prefers-color-scheme: dark)');
/** None while a page is made ahead of its visitor. */
const chosen = () => globalThis.document?.documentElement.dataset ?? {};

export function chosenScheme(): SchemeChoice {
  const { theme, themeBy } = chosen();
  if (themeBy === 'clock') return 'clock';
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

export function currentScheme(): Scheme {
  const { theme } = chosen();
  if (theme === 'light' || theme === 'dark') return theme;
  return systemIsDark()?.matches ? 'dark' : 'light';
}

export function chooseScheme(choice: SchemeChoice) {
  const { dataset } = document.documentElement;
  delete dataset.themeBy;
  if (choice === 'system') delete dataset.theme;
  else if (choice === 'clock') followClock();
  else dataset.theme = choice;
  keep(choice);
  paintBars();
  for (const listener of listeners) listener();
}

function followClock() {
  const { dataset } = document.documentElement;
  dataset.themeBy = 'clock';
  dataset.theme = schemeAt(new Date());
}

/** The bars of the browser around an installed app: --paper of both schemes. index.html does the same before any module. */
function paintBars() {
  const [day, night] = ['#fbf9f6', '#0b1514'];
  const { theme } = document.documentElement.dataset;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const isOfNight = theme ? theme === 'dark' : bar.media.includes('dark');
    bar.content = isOfNight ? night : day;
  }
}

function keep(choice: SchemeChoice) {
  try {
    if (choice === 'system') localStorage.removeItem(SCHEME_KEY);
    else localStorage.setItem(SCHEME_KEY, choice);
  } catch {
    // Storage may be forbidden; the choice then holds for this page.
  }
}

function subscribe(listener: () => void) {
  const system = systemIsDark();
  listeners.add(listener);
  system.addEventListener('change', listener);
  const ticking = setInterval(() => {
    if (chosenScheme() !== 'clock' || currentScheme() === schemeAt(new Date())) return;
    followClock();
    paintBars();
    listener();
  }, MINUTE_MS);
  return () => {
    clearInterval(ticking);
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
}

export const useScheme = () => useSyncExternalStore(subscribe, currentScheme);
export const useSchemeChoice = () => useSyncExternalStore(subscribe, chosenScheme);
