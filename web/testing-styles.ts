// Computed styles in jsdom, quickly: files share their page, and what is known of an element's kind is kept for the next file.

/** What the tag, a few attributes and inline styles decide, by that. */
const known = { display: new Map<string, string>(), position: new Map<string, string>() };
let quick: typeof window.getComputedStyle | undefined;

/**
 * Looking for a role asks for the style of every element, and jsdom matches all its rules anew each time: a third of what
 * these tests took. No style sheet is loaded here, so only the tag, a few attributes and inline styles decide.
 */
export function answerStylesQuickly() {
  if (quick && window.getComputedStyle === quick) return;
  const compute = window.getComputedStyle.bind(window);
  const initial = compute(document.createElement('div'));
  const ofKind = (name: keyof typeof known) => (element: Element) => {
    const deciding = ['hidden', 'open', 'type', 'style'].map((attribute) => element.getAttribute(attribute));
    const kind = JSON.stringify([element.namespaceURI, element.localName, ...deciding]);
    const value = known[name].get(kind) ?? compute(element)[name];
    known[name].set(kind, value);
    return value;
  };
  const inherited = (element: Element | null, name: 'visibility' | 'pointer-events'): string => {
    for (let one = element; one; one = one.parentElement) {
      const own = one.hasAttribute('style') ? (one as HTMLElement).style.getPropertyValue(name) : '';
      if (own) return own;
    }
    return initial.getPropertyValue(name);
  };
  const answers: Record<string, (element: Element) => string> = {
    display: ofKind('display'),
    position: ofKind('position'),
    visibility: (element) => inherited(element, 'visibility'),
    pointerEvents: (element) => inherited(element, 'pointer-events'),
  };
  quick = (element, pseudo) => {
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
  window.getComputedStyle = quick;
}
