// The language of the pages after a logout: what the account was shown, though the browser speaks another and nobody chose here.

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Language } from '#contract/language/language.ts';
import { frontPage } from '#web/identity/front-page.ts';
import { chooseScheme } from '#web/theme/scheme.ts';
import { useOwnLanguage } from './own-language.ts';
import { show, shownLanguage } from './say.ts';
import { keep, keptLanguage, preferredLanguage } from './start-language.ts';

const forget = () => {
  localStorage.clear();
  sessionStorage.clear();
  show('en', null);
  chooseScheme('system');
};
beforeEach(forget);
afterEach(forget);

const around = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);
/** Its words come a moment later: a test that did not wait would leave them to the next. */
async function logInto(own: Language) {
  renderHook(() => useOwnLanguage(own), { wrapper: around });
  await waitFor(() => expect(shownLanguage()).toBe(own), { timeout: 15_000 });
}

test('a patient whose account reads Hindi leads to the Hindi front page, in the scheme that was chosen', async () => {
  expect(frontPage()).toBe('/');
  await logInto('hi');
  expect(frontPage()).toBe('/hi');
  chooseScheme('dark');
  expect(frontPage()).toBe('/hi?theme=dark');
});

test('the pages before login stay in the language that the account was shown, also where another was chosen here before', async () => {
  keep('en');
  sessionStorage.clear();
  await logInto('hi');
  expect(preferredLanguage()).toBe('hi');
});

test('the language of one account is not taken for the choice of the next', async () => {
  await logInto('hi');
  expect(keptLanguage()).toBeNull();
});

test('who chooses after a logout is heard', async () => {
  await logInto('hi');
  keep('en');
  expect(preferredLanguage()).toBe('en');
});
