import type { Config } from '#server/platform/config.ts';
import { linkTo } from '#server/platform/link.ts';

/** Whom a passkey is made for. From the configuration, as every link is: never from a header that a caller chose. */
export function relyingParty(config: Config): { id: string; origin: string; name: string } {
  const { hostname, origin } = new URL(linkTo(config, '/'));
  return { id: hostname, origin, name: config.clinic.name };
}
