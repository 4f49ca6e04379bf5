// Serves the built web app: hashed files for ever, pages with a fresh nonce each time, a real 404 for the rest.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hoursInHindi } from '#contract/clinic/hours-in-hindi.ts';
import { screenAt } from '#contract/screens.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../refusal.ts';
import { makeNonce, pagePolicy, permissionsOf } from './headers.ts';
import { readCookie } from './session-cookie.ts';

const KEEP_FOR_EVER = 'public, max-age=31536000, immutable';
const KEEP_FOR_AN_HOUR = 'public, max-age=3600';
const SERVICE_WORKER = 'service-worker.js';
/** It fetches files of this app and nothing else; the picture of a notice is one of them. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; img-src 'self'";
const CLIMBS = /(?:^|[/\\]|%2f|%5c)(?:\.|%2e){2}(?:[/\\]|%2f|%5c|$)/i;
/** For who has an account, and for guests. */
const WITH_MICROPHONE: readonly string[] = ['/visit/{id}', '/join-visit'];
const PAINTED = 'inside';
/** Each page has a nonce of its own: it is compressed when it is sent, in less than a millisecond. */
const COMPRESSIONS: [encoding: string, compress: (html: string) => Buffer][] = [
  ['br', (html) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })],
  ['gzip', (html) => gzipSync(html)],
];
const STATIC_PAGES: Record<string, string> = {
  '/': 'landing.html',
  '/hi': 'landing-hi.html',
  '/security': 'security.html',
  '/hi/security': 'security-hi.html',
};

export async function servePages(app: FastifyInstance, deps: Deps, folder: string): Promise<void> {
  const hasWeb = existsSync(join(folder, 'index.html'));
  // A browser never sends such a path; the file server would take it for a fault of ours.
  app.addHook('onRequest', async (request) => {
    if (CLIMBS.test(request.url.split('?')[0] ?? '')) throw new Refusal('not_found');
  });
  if (hasWeb) {
    const assets = join(folder, 'assets');
    await app.register(fastifyStatic, {
      root: assets,
      prefix: '/assets/',
      cacheControl: false,
      // The build lays a compressed copy beside each file.
      preCompressed: true,
      // Called for every file that is sent, also for those with a fixed name.
      setHeaders: (reply, path) => reply.header('cache-control', keepFor(path, assets)),
    });
    serveRootFiles(app, folder);
  }

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (!hasWeb || !wantsPage(request, path)) throw new Refusal('not_found');
    const screen = screenAt(path);
    if (!screen) deps.log.warn({ requestId: request.id, path: withoutValues(path) }, 'page not found');
    const file = fileOf(folder, screen?.path ?? '', mayBePainted(request, deps));
    const named = screen?.path ?? '';
    const page = inScheme(fill(folder, file, deps), file, request);
    // A painted page knows its own. A style sheet that is named twice is applied twice, and each link that a script adds later has the
    // whole page laid out anew.
    const first = file.startsWith(PAINTED) ? [] : (filesNamed(folder, 'first')[named] ?? []);
    const links = [
      ...linksTo(first.filter((each) => !page.includes(`href="/${each}"`))),
      ...(filesNamed(folder, 'later')[named] ?? []).map(linkForLater),
    ].join('');
    if (screen && WITH_MICROPHONE.includes(screen.path)) reply.header('permissions-policy', permissionsOf(true));
    return sendPage(
      request,
      reply.code(screen ? 200 : 404),
      page.replace('</head>', () => `${links}</head>`),
    );
  });
}

/**
 * The pages before login have a file each (scripts/build-entry.ts), and so have screens behind it, with their first paint
 * (scripts/build-first-paint.ts); all others are the app.
 */
function fileOf(folder: string, path: string, isPainted: boolean): string {
  const pages = [`entry${path}.html`, ...(isPainted ? [`${PAINTED}${path}.html`] : [])];
  return STATIC_PAGES[path] ?? pages.find((page) => existsSync(join(folder, page))) ?? 'index.html';
}

/**
 * Whoever was never logged in here is on the way to a login. An address with more in it than a path is another section, or about
 * somebody else: nothing of them is drawn without their name.
 */
const mayBePainted = (request: FastifyRequest, { config }: Deps) =>
  readCookie(request, config, 'nadi_session') !== undefined && !request.url.includes('?');

function keepFor(path: string, assets: string): string {
  if (path.startsWith(assets)) return KEEP_FOR_EVER;
  // An old worker would bring an old build back.
  return path.endsWith(SERVICE_WORKER) ? 'no-cache' : KEEP_FOR_AN_HOUR;
}

/** A file that is missing is no page, unless a person typed its name into the address bar. */
function wantsPage({ method, headers }: FastifyRequest, path: string): boolean {
  if (!['GET', 'HEAD'].includes(method) || /^\/api(\/|$)/.test(path)) return false;
  return !path.includes('.') || (headers.accept ?? '').includes('text/html');
}

function serveRootFiles(app: FastifyInstance, folder: string): void {
  const files = readdirSync(folder, { withFileTypes: true });
  for (const { name } of files.filter(
    (file) => file.isFile() && !file.name.endsWith('.html') && !file.name.startsWith('.'),
  )) {
    app.get(`/${name}`, (_request: FastifyRequest, reply: FastifyReply) => {
      if (name === SERVICE_WORKER) reply.header('content-security-policy', WORKER_POLICY);
      return reply.sendFile(name, folder);
    });
  }
}

/** The front page and the list of controls. */
const isHindi = (file: string) => file.endsWith('-hi.html');

function fill(folder: string, file: string, { config, clock }: Deps): string {
  const { clinic } = config;
  const facts: Record<string, string> = {
    clinicName: clinic.name,
    clinicAddress: clinic.address,
    clinicPhone: clinic.phone,
    clinicEmail: clinic.email,
    supportHours: (isHindi(file) && hoursInHindi(clinic.supportHours)) || clinic.supportHours,
    emergencyNumber: clinic.emergencyNumber,
    year: String(clock.now().getFullYear()),
  };
  const page = readFileSync(join(folder, file), 'utf8');
  return page
    .replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
      Object.hasOwn(facts, name) ? escaped(facts[name] ?? '') : whole,
    )
    .replaceAll('{{clinicLogo}}', () => logoImage(config));
}

const SCHEME = /[?&]theme=(light|dark)(?:&|$)/;

/** The front page has no script to look up which scheme was chosen: after a logout its address says so. */
function inScheme(page: string, file: string, { url }: FastifyRequest): string {
  const scheme = Object.values(STATIC_PAGES).includes(file) ? SCHEME.exec(url)?.[1] : undefined;
  return scheme ? page.replace('<html ', `<html data-theme="${scheme}" `) : page;
}

/** Figures of ours alone: nothing that anybody typed. The name stands beside it. */
const logoImage = ({ logo }: Deps['config']) =>
  logo
    ? `<img class="clinic-logo" src="/api/clinic/logo?v=${logo.version}" alt="" width="${logo.width}" height="${logo.height}">`
    : '';

/** What a screen will ask for first, and what it may open later, as the build found it out. */
function filesNamed(folder: string, when: 'first' | 'later'): Record<string, string[]> {
  const file = join(folder, `.vite/${when}-files.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Named in the page, they come together with its script and not after it. */
const linksTo = (files: string[]) =>
  files.map((file) => link(file.endsWith('.css') ? 'stylesheet' : 'modulepreload', file));

const link = (rel: string, file: string) => `<link rel="${rel}" crossorigin href="/${file}" nonce="__CSP_NONCE__">`;

/** Fetched when the screen stands and nothing else is on its way: web/ui/loading/fetch-later.ts. */
const linkForLater = (file: string) => `<link data-rel="prefetch" crossorigin href="/${file}">`;

function sendPage(request: FastifyRequest, reply: FastifyReply, html: string): FastifyReply {
  const nonce = makeNonce();
  reply
    .header('content-security-policy', pagePolicy(nonce))
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8');
  return reply.send(compressed(html.replaceAll('__CSP_NONCE__', nonce), request, reply));
}

/** A page holds nothing of whoever asks for it, so its length gives nothing away. */
function compressed(html: string, { headers }: FastifyRequest, reply: FastifyReply): string | Buffer {
  const accepted = String(headers['accept-encoding'] ?? '').split(/\s*,\s*/);
  const [encoding, compress] = COMPRESSIONS.find(([name]) => accepted.includes(name)) ?? [];
  if (!encoding || !compress) return html;
  reply.header('content-encoding', encoding);
  return compress(html);
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Someone may have pasted a PUD or an address: only words of small letters are logged. */
const withoutValues = (path: string) =>
  path
    .split('/')
    .map((part) => (/^[a-z-]{0,30}$/.test(part) ? part : '…'))
    .join('/');
