// Before each file of component tests: what jsdom lacks. After each test: the page as it was, for files share their modules.
import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { forgetLoudspeaker } from './alerts/loudspeaker.ts';
import { forgetHolds } from './ui/keys.ts';

// A busy machine may need more than the usual second until something is on the page.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  forgetHolds();
  forgetLoudspeaker();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  onlineManager.setOnline(true);
});

teachBrowser();

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
