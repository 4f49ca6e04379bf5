// Before each file of component tests: what jsdom lacks. After each test: the page as it was, for files share their modules.
import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, vi } from 'vitest';
import { forgetLoudspeaker } from './alerts/sound/loudspeaker.ts';
import { forgetReasons } from './appointments/booking/booking-draft.ts';
import { answerStylesQuickly } from './testing-styles.ts';
import { toast } from './ui/feedback/toast.ts';
import { forgetHolds } from './ui/keyboard/keys.ts';

// A busy machine may need more than the usual second until something is on the page.
configure({ asyncUtilTimeout: 10_000, getElementError: notFound });

afterEach(() => {
  cleanup();
  forgetHolds();
  forgetLoudspeaker();
  forgetReasons();
  toast.closeAll();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  onlineManager.setOnline(true);
});

// What a page still loads in the background when its last test ends would find the browser gone.
afterAll(() => vi.dynamicImportSettled());

teachBrowser();
answerStylesQuickly();
makeElementsQuickly();

/** jsdom knows <dialog> but not how to open it, and cannot scroll. */
function teachBrowser() {
  window.scrollTo = () => undefined;
  const prototype = HTMLDialogElement.prototype;
  prototype.showModal = function showModal() {
    this.open = true;
  };
  prototype.close = function close() {
    this.open = false;
  };
}

/**
 * React notes for each element where in the code it was made, up to ten thousand at a time: a tenth of what these tests took.
 * Only its warnings name the place; here they come without it.
 */
function makeElementsQuickly() {
  const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1] as object;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.MAX_SAFE_INTEGER,
    set: () => {},
    configurable: true,
  });
}

/**
 * Whoever waits for something asks again and again, and each no would print the whole page: a sixth of what the longest of
 * these tests took. It is printed when somebody reads it.
 */
function notFound(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  const get = () =>
    [message, `Ignored nodes: comments, script, style\n${prettyDOM(container)}`].filter(Boolean).join('\n\n');
  Object.defineProperty(error, 'message', { get, configurable: true });
  return error;
}
