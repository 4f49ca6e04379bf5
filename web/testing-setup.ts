// Before each file of component tests: what jsdom lacks. After each test: the page as it was, for files share their modules.
import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { forgetLoudspeaker } from './alerts/sound/loudspeaker.ts';
import { forgetReasons } from './appointments/booking/booking-draft.ts';
import { toast } from './ui/feedback/toast.ts';
import { forgetHolds } from './ui/keyboard/keys.ts';

// A busy machine may need more than the usual second until something is on the page.
configure({ asyncUtilTimeout: 10_000 });

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

teachBrowser();
answerStylesQuickly();

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
 * Looking for a role asks for the style of every element, and jsdom matches all its rules anew each time: a third of what
 * these tests took. No style sheet is loaded here, so only the tag, a few attributes and inline styles decide.
 */
function answerStylesQuickly() {
  const compute = window.getComputedStyle.bind(window);
  const initial = compute(document.createElement('div'));
  const displays = new Map<string, string>();
  const displayOf = (element: Element) => {
    const deciding = ['hidden', 'open', 'type', 'style'].map((name) => element.getAttribute(name));
    const shape = JSON.stringify([element.namespaceURI, element.localName, ...deciding]);
    const known = displays.get(shape) ?? compute(element).display;
    displays.set(shape, known);
    return known;
  };
  const inherited = (element: Element | null, name: 'visibility' | 'pointer-events'): string => {
    for (let one = element; one; one = one.parentElement) {
      const own = one.hasAttribute('style') ? (one as HTMLElement).style.getPropertyValue(name) : '';
      if (own) return own;
    }
    return initial.getPropertyValue(name);
  };
  const answers: Record<string, (element: Element) => string> = {
    display: displayOf,
    visibility: (element) => inherited(element, 'visibility'),
    pointerEvents: (element) => inherited(element, 'pointer-events'),
  };
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || document.styleSheets.length > 0) return compute(element, pseudo);
    const all = () => compute(element);
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_none, name) => {
        if (name === 'getPropertyValue')
          return (property: string) => answers[property]?.(element) ?? all().getPropertyValue(property);
        return answers[String(name)]?.(element) ?? Reflect.get(all(), name);
      },
    });
  };
}
