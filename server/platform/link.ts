import type { Config } from './config.ts';

/** Links in mails come from the configuration, never from a Host header that a caller chose. */
export function linkTo(config: Config, path: string): string {
  return `${config.publicUrl ?? `http://localhost:${config.port}`}${path}`;
}
