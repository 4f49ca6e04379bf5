// The settings of a service that sends texts: any that takes one HTTP request for each.
import { PlainError } from './plain-error.ts';

export type TextGateway = {
  url: string;
  method: 'POST' | 'PUT' | 'GET';
  /** The secret is in it: no address and no log ever holds it. */
  header: { name: string; value: string } | null;
  /** With {to}, {text} and {id} in it. Empty for GET: then the address has them. */
  body: string;
};

type Given = { url?: string | undefined; method: TextGateway['method']; header?: string | undefined; body: string };

const HEADER = /^([A-Za-z][\w-]*): *(\S[\x20-\x7e]*)$/;

/** Null when the clinic sends no such texts. */
export function textGatewayOf(name: 'SMS' | 'WHATSAPP', { url, method, header, body }: Given): TextGateway | null {
  if (!url) return null;
  const [, headerName, value] = HEADER.exec(header ?? '') ?? [];
  if (header && (!headerName || !value)) throw new PlainError(`${name}_HEADER must look like Authorization: Bearer …`);
  const template = method === 'GET' ? url : body;
  const missing = ['{to}', '{text}'].filter((place) => !template.includes(place));
  if (missing.length > 0) {
    throw new PlainError(`${name}_${method === 'GET' ? 'URL' : 'BODY'} must hold ${missing.join(' and ')}.`);
  }
  return {
    url,
    method,
    header: headerName && value ? { name: headerName, value } : null,
    body: method === 'GET' ? '' : body,
  };
}

/** As JSON where the template begins like it, else as a form; in an address always as in a form. */
export function fillTemplate(template: string, values: Record<'to' | 'text' | 'id', string>): string {
  const escaped = isJson(template) ? (value: string) => JSON.stringify(value).slice(1, -1) : encodeURIComponent;
  return template.replace(/\{(to|text|id)\}/g, (_, name: 'to' | 'text' | 'id') => escaped(values[name]));
}

export const isJson = (template: string): boolean => /^\s*[{[]\s*"/.test(template);

/**
 * "+919820014477" for whatever people type: with the country in front, with 00, or as they dial at home.
 * Null for what is no number.
 */
export function dialable(typed: string | null, countryCode: string): string | null {
  const kept = (typed ?? '').replace(/[\s().-]/g, '');
  if (!/^\+?\d{6,18}$/.test(kept)) return null;
  if (kept.startsWith('+')) return kept;
  if (kept.startsWith('00')) return `+${kept.slice(2)}`;
  return `+${countryCode}${kept.replace(/^0/, '')}`;
}
