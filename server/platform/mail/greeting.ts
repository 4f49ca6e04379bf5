import type { Language } from '#contract/language/language.ts';

// Whoever registers types a name and an address; the mail goes out before anybody has confirmed either.
const NAME = /^[\p{L}\p{M} .,'’()-]{1,60}$/u;
// "evil.example" becomes a link in most mail programs.
const WEB_ADDRESS = /[\p{L}\p{M}]\.\p{L}{2}/u;

/**
 * Greets by name if it reads like one, so that nobody can make the clinic mail links, numbers or long texts to a stranger.
 */
export function greeting(name: string, language: Language = 'en'): string {
  const hello = language === 'hi' ? 'नमस्ते' : 'Hello';
  return NAME.test(name) && !WEB_ADDRESS.test(name) ? `${hello} ${name},` : `${hello},`;
}
