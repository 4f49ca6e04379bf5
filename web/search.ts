// The query of an address as plain words. The router's own reading would turn a token of digits into a number.

export type Search = {
  /** For whom the screens of a patient are: see acting-for.ts. */
  for?: string;
  then?: string;
  pud?: string;
  role?: string;
  token?: string;
  view?: string;
  mail?: string;
  result?: string;
  list?: string;
  patient?: string;
  tab?: string;
  week?: string;
  message?: string;
  person?: string;
  kind?: string;
  from?: string;
  to?: string;
  room?: string;
  doctor?: string;
  department?: string;
  q?: string;
};

const NAMES = [
  'for',
  'then',
  'pud',
  'role',
  'token',
  'view',
  'mail',
  'result',
  'list',
  'patient',
  'tab',
  'week',
  'message',
  'person',
  'kind',
  'from',
  'to',
  'room',
  'doctor',
  'department',
  'q',
] as const satisfies (keyof Search)[];

export const parseSearch = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text));

export function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
}

/** Keeps only the parameters that some page reads. That page decides what they mean and whether to trust them. */
export function knownSearch(given: Record<string, unknown>): Search {
  const pairs = NAMES.map((name) => [name, given[name]]).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(pairs);
}
