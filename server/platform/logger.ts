import pino from 'pino';

export type Log = pino.Logger;

// Only what is listed here is ever written: no bodies, no headers, no query strings, no messages of database errors,
// because each of them can hold a name, an e-mail address, a PUD or free text.
export function makeLog(level: string, destination?: pino.DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    hooks: {
      // Without a message of ours pino would log the error's own.
      logMethod([first, ...rest], write) {
        const content = first instanceof Error ? { err: first } : first;
        const isWordless = typeof content === 'object' && rest.length === 0;
        write.apply(this, isWordless ? [content, 'an error'] : [content, ...rest]);
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** What went wrong and where, without the sentence: PostgreSQL and zod put values into theirs. */
export function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown };
  return {
    type: error.name,
    code: typeof code === 'string' ? code : undefined,
    constraint: typeof constraint === 'string' ? constraint : undefined,
    table: typeof table === 'string' ? table : undefined,
    stack: stackWithoutMessage(error),
  };
}

// The message comes first in the stack and may have lines of its own that look like the rest.
function stackWithoutMessage({ stack = '', message }: Error): string[] {
  const frames = stack.slice(Math.max(0, stack.indexOf(message)) + message.length).split('\n');
  return frames
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .slice(0, 12);
}
