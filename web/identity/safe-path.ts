/** A path of this very site, or undefined: what ?then= says must never lead anywhere else. */
export function safePath(then: unknown): string | undefined {
  if (typeof then !== 'string' || !/^\/(?![/\\])/.test(then)) return undefined;
  // Browsers drop tabs and line breaks from addresses, so "/\t/elsewhere" would become "//elsewhere".
  const hasControlCharacter = [...then].some((character) => character < ' ' || character === '\x7f');
  if (hasControlCharacter) return undefined;
  const base = 'http://here.invalid';
  const url = URL.parse(then, base);
  return url?.origin === base ? then : undefined;
}
