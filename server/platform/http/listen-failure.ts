import { PlainError } from '../plain-error.ts';

export function explainListenFailure(error: unknown, { host, port }: { host: string; port: number }): unknown {
  const { code } = error as { code?: string };
  if (code === 'EADDRINUSE') return new PlainError(`Port ${port} is taken. Stop what uses it, or set PORT to another.`);
  if (code === 'EACCES')
    return new PlainError(`Port ${port} may not be used by this account. Set PORT to 1024 or above.`);
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
    return new PlainError(`HOST ${host} is not an address of this machine.`);
  return error;
}
