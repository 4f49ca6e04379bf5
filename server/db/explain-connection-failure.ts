import { PlainError } from '../platform/plain-error.ts';

/** The address is right, but the server is not there, or not yet. */
export class DatabaseAway extends PlainError {
  override name = 'PlainError';
}

const MAY_COME_YET = new Set(
  'ECONNREFUSED ECONNRESET ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH ETIMEDOUT 25006 53300 57P03'.split(' '),
);

/** One sentence per mistake in an address. Never the address itself: it holds the password. */
export function explainConnectionFailure(variable: string, url: string, error: unknown): unknown {
  const parts = readAddress(url);
  if (!parts) {
    return new PlainError(`${variable} is not an address of the form postgres://role:password@host:5432/database.`);
  }
  const { host, role, database } = parts;
  const sentences: Record<string, string> = {
    ECONNREFUSED: `No PostgreSQL answers at ${host}`,
    ECONNRESET: `${host} closed the connection; is it a PostgreSQL server`,
    ENOTFOUND: `The machine ${host} is not known`,
    EAI_AGAIN: `The machine ${host} is not known`,
    EHOSTUNREACH: `The machine ${host} cannot be reached`,
    ETIMEDOUT: `PostgreSQL at ${host} does not answer`,
    'no password': `PostgreSQL at ${host} wants a password for the role ${role}`,
    '28P01': `PostgreSQL at ${host} refuses the password of the role ${role}`,
    '28000': `PostgreSQL at ${host} does not let the role ${role} in`,
    '25006': `PostgreSQL at ${host} takes no writes; is it a standby that is not promoted`,
    '3D000': `PostgreSQL at ${host} has no database named ${database}`,
    '42501': `The role ${role} may not connect to the database ${database} at ${host}`,
    '53300': `PostgreSQL at ${host} has no connection left`,
    '57P03': `PostgreSQL at ${host} is starting or stopping; try again in a moment`,
  };
  const code = codeOf(error);
  const sentence = sentences[code] ?? `PostgreSQL at ${host} cannot be used: ${messageOf(error)}`;
  const Kind = MAY_COME_YET.has(code) ? DatabaseAway : PlainError;
  return new Kind(`${sentence} (${variable}).`);
}

function readAddress(url: string): { host: string; role: string; database: string } | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, host, username, pathname } = new URL(url);
  if (!/^postgres(ql)?:$/.test(protocol)) return undefined;
  return { host, role: decodeURIComponent(username), database: decodeURIComponent(pathname.slice(1)) };
}

function codeOf(error: unknown): string {
  // Every address of a name may have been tried.
  const first = error instanceof AggregateError ? error.errors[0] : error;
  if (first instanceof Error && 'code' in first) return String(first.code);
  const message = messageOf(first);
  if (/timeout/i.test(message)) return 'ETIMEDOUT';
  return /password must be a string/.test(message) ? 'no password' : '';
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
