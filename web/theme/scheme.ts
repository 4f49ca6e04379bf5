// Light or dark: the system decides until someone chooses. The choice is no personal data; index.html reads it before
// the first paint.
import { useSyncExternalStore } from 'react';

export type SchemeChoice = 'system' | 'light' | 'dark';
export type Scheme = 'light' | 'dark';

/** Also written in index.html, which runs before any module. */
export const SCHEME_KEY = 'nadi-theme';

const listeners = new Set<() => void>();
const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');

export function chosenScheme(): SchemeChoice {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

export function currentScheme(): Scheme {
  const chosen = chosenScheme();
  if (chosen !== 'system') return chosen;
  return systemIsDark().matches ? 'dark' : 'light';
}

export function chooseScheme(choice: SchemeChoice) {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  keep(choice);
  for (const listener of listeners) listener();
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
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
}

export const useScheme = () => useSyncExternalStore(subscribe, currentScheme);
export const useSchemeChoice = () => useSyncExternalStore(subscribe, chosenScheme);
