import { PlainError } from '#server/platform/plain-error.ts';

const REASONS: Record<string, string> = {
  EACCES: 'this account has no permission',
  EPERM: 'this account has no permission',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of its path is a file, not a folder',
  EEXIST: 'a file of that name is in the way',
};

/** One sentence for what the disk refused; anything unknown is passed on as it is. */
export function cannotUse(folder: string, error: unknown, more: Record<string, string> = {}): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = more[code] ?? REASONS[code];
  return reason ? new PlainError(`Nadi cannot use the data folder ${folder}: ${reason}.`, { cause: error }) : error;
}

/** What initdb or the server wrote before it gave up, as one sentence. */
export function didNotStart(folder: string, output: string): PlainError {
  if (/no space left|check free disk space|disk quota/i.test(output))
    return new PlainError(`Nadi cannot use the data folder ${folder}: the disk is full.`);
  if (/user does not exist|could not look up/i.test(output)) {
    return new PlainError(
      'PostgreSQL needs an account with a name, and the account that runs Nadi has none: set DATABASE_URL and DATABASE_OWNER_URL instead.',
    );
  }
  const said = output.split('\n').find((line) => /fatal|panic|error/i.test(line)) ?? output.trim().split('\n').at(-1);
  return new PlainError(`PostgreSQL did not start in ${folder}: ${said?.trim() || 'it gave no reason'}`, {
    cause: new Error(output),
  });
}
