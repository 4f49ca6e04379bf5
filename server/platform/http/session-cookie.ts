import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

// The __Host- prefix ties a cookie to this very host; browsers allow it over TLS only.
const overTls = (config: Config) => config.publicUrl?.startsWith('https://') ?? false;
const named = (config: Config, name: string) => (overTls(config) ? `__Host-${name}` : name);

/** `nadi_guest`: of someone without an account, for one video visit. */
type CookieName = 'nadi_session' | 'nadi_browser' | 'nadi_guest';

export function readCookie(request: FastifyRequest, config: Config, name: CookieName): string | undefined {
  return request.cookies[named(config, name)];
}

/** Without a date the browser forgets it when it is closed. */
export function setCookie(reply: FastifyReply, config: Config, name: CookieName, value: string, until?: Date): void {
  reply.setCookie(named(config, name), value, {
    httpOnly: true,
    sameSite: 'lax',
    secure: overTls(config),
    path: '/',
    ...(until ? { expires: until } : {}),
  });
}

export function clearCookie(reply: FastifyReply, config: Config, name: CookieName): void {
  reply.clearCookie(named(config, name), { httpOnly: true, sameSite: 'lax', secure: overTls(config), path: '/' });
}
