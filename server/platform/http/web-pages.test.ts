import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { SCREENS } from '#contract/screens.ts';
import { startTestApp } from '#server/testing-app.ts';
import { makeWebFolder } from './testing-web.ts';

const web = makeWebFolder();
const env = {
  CLINIC_NAME: `Sen & Daughters <script>alert("1")</script>`,
  CLINIC_ADDRESS: '1 $& Lane',
  SUPPORT_HOURS: 'Every day 08:00 to 20:00',
};
const app = await startTestApp({ webFolder: web.folder, env });
afterAll(async () => {
  await app.close();
  web.remove();
});
const visitor = app.as();
const misses = () => app.logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'page not found');

const address = await app.fastify.listen({ host: '127.0.0.1', port: 0 });
/** fetch and inject would take the dots out. */
const sentAsItIs = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ statusCode: number | undefined; body: string }>((resolve, reject) => {
    const asked = request(address, { path, headers }, async (answer) =>
      resolve({ statusCode: answer.statusCode, body: Buffer.concat(await answer.toArray()).toString() }),
    );
    asked.on('error', reject).end();
  });

describe('screens', () => {
  test.each(SCREENS.map(({ path }) => path))('%s is a page', async (path) => {
    for (const address of [path, `${path}?from=mail`, path === '/' ? path : `${path}/`]) {
      const answer = await visitor.get(address);
      expect([address, answer.statusCode, answer.headers['content-type']]).toEqual([
        address,
        200,
        'text/html; charset=utf-8',
      ]);
    }
    expect(misses()).toEqual([]);
  });

  // spec: 2.1
  test.each([
    ['/', 'landing'],
    ['/hi', 'landing in Hindi'],
    ['/security', 'security'],
    ['/security/', 'security'],
    ['/hi/security', 'security in Hindi'],
    ['/login/staff', 'login of the staff'],
    ['/login/staff/', 'login of the staff'],
    ['/dashboard', 'app'],
    ['/login/nobody', 'app'],
    ['/nothing-here', 'app'],
  ])('%s is the page called %s', async (path, title) => {
    expect((await visitor.get(path)).body).toContain(`<title>${title}</title>`);
  });

  test('the front page has the scheme that its address names, and no other page is told one', async () => {
    const rootOf = async (address: string) => /<html[^>]*>/.exec((await visitor.get(address)).body)?.[0];
    expect(await rootOf('/hi?theme=dark')).toContain('data-theme="dark"');
    expect(await rootOf('/?theme=light')).toContain('data-theme="light"');
    for (const address of [
      '/',
      '/?theme=red',
      '/?theme=dark"onload=',
      '/login/staff?theme=dark',
      '/dashboard?theme=dark',
    ])
      expect([address, (await rootOf(address)) ?? '']).toEqual([address, expect.not.stringContaining('data-theme')]);
  });

  test('the front page in Hindi says the opening hours in Hindi, and one that is not understood as it was written', async () => {
    expect((await visitor.get('/hi')).body).toContain('रोज़ 08:00 से 20:00 तक');
    expect((await visitor.get('/')).body).toContain('Every day 08:00 to 20:00');
  });

  test('what the clinic is called is filled in as text, never as markup', async () => {
    const { body } = await visitor.get('/');
    expect(body).toContain('Sen &#38; Daughters &#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62;');
    expect(body).toContain('1 $&#38; Lane, 112, {{unknownFact}}, {{constructor}}, 2026');
    expect(body).not.toContain('<script>alert');
  });
});

describe('what a screen needs first', () => {
  test('is named in its page, with the page’s own nonce', async () => {
    const { body, headers } = await visitor.get('/dashboard');
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
    expect(body).toContain(`<link rel="modulepreload" crossorigin href="/assets/app-1a2b.js" nonce="${nonce}">`);
    expect(body).toContain(`<link rel="stylesheet" crossorigin href="/assets/app-3c4d.css" nonce="${nonce}">`);
  });

  test('is named once: what the page itself names is not added', async () => {
    expect((await visitor.get('/dashboard')).body.match(/start-5e6f\.css/g)).toHaveLength(1);
  });

  test.each(['/', '/login/doctor', '/nothing-here'])('%s names nothing that the build did not', async (path) => {
    expect((await visitor.get(path)).body.match(/<link/g)).toHaveLength(1);
  });
});

describe('a screen that is painted before its scripts are there', () => {
  const inside = app.as('nadi_session=of-somebody');
  const titleAt = async (browser: typeof visitor, path: string) =>
    /<title>(.*)<\/title>/.exec((await browser.get(path)).body)?.[1];

  test('is sent to a browser that was logged in, and fetches nothing before it is painted but what it names itself', async () => {
    const { body } = await inside.get('/dashboard');
    expect(body).toContain('<title>painted</title>');
    expect(body.match(/<link rel="[^"]+"[^>]*>/g)).toEqual(['<link rel="stylesheet" href="/assets/start-5e6f.css">']);
  });

  test('is not sent to whoever is on the way to a login', async () => {
    expect(await titleAt(visitor, '/dashboard')).toBe('app');
  });

  test.each(['/dashboard?for=PUD-7K3QX-2M9TD', '/dashboard?view=alerts', '/record'])(
    'is not sent for %s, which is another section, somebody else’s, or has no paint',
    async (path) => {
      expect(await titleAt(inside, path)).toBe('app');
    },
  );
});

test('what a screen may open later is named for later: no browser fetches it by itself', async () => {
  const { body } = await visitor.get('/dashboard');
  expect(body).toContain('<link data-rel="prefetch" crossorigin href="/assets/dialog-7a8b.js">');
  expect(body).not.toMatch(/ rel="prefetch"/);
});

describe('a page travels compressed', () => {
  const page = async (encoding: string) => {
    const { headers, body, rawPayload } = await visitor.get('/login/staff', { 'accept-encoding': encoding });
    return { sent: headers['content-encoding'], vary: headers.vary, nonce: nonceIn(headers), body, rawPayload };
  };
  const nonceIn = (headers: Record<string, unknown>) =>
    /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];

  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('to a browser that unpacks %s as %s, with the nonce of its headers', async (accepted, sent, unpack) => {
    const answer = await page(accepted);
    expect([answer.sent, answer.vary]).toEqual([sent, 'accept-encoding']);
    expect(unpack(answer.rawPayload).toString()).toContain(`nonce="${answer.nonce}"`);
  });

  test.each(['', 'identity', 'br;q=0'])('and as it is to one that says %o', async (accepted) => {
    const answer = await page(accepted);
    expect([answer.sent, answer.vary]).toEqual([undefined, 'accept-encoding']);
    expect(answer.body).toContain(`nonce="${answer.nonce}"`);
  });
});

describe('a page that is not there', () => {
  // spec: 2.11
  test('is a real 404, and the miss is logged without what someone may have pasted', async () => {
    const answer = await visitor.get('/patients/PUD-7K3QX-2M9TD/zarina@mail/old-page?name=zarina');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(misses().at(-1)).toMatchObject({
      path: '/patients/…/…/old-page',
      requestId: answer.headers['x-request-id'],
    });
    expect(app.logged.join('')).not.toMatch(/zarina|7K3QX/);
  });

  test('is a page also when its name looks like a file and a person asks for it', async () => {
    const asked = await visitor.get('/index.php', { accept: 'text/html,application/xhtml+xml' });
    expect([asked.statusCode, asked.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    const fetched = await visitor.get('/index.php', { accept: '*/*' });
    expect([fetched.statusCode, fetched.json().code]).toEqual([404, 'not_found']);
  });

  test('nobody can write to one', async () => {
    expect((await visitor.post('/login/doctor', {})).json().code).toBe('not_found');
  });
});

describe('files', () => {
  test('hashed ones are kept for ever, by everyone', async () => {
    const answer = await visitor.get('/assets/app-1a2b.js');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(answer.headers['content-type']).toContain('javascript');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('to a browser that unpacks %s they travel as %s', async (accepted, sent) => {
    const answer = await visitor.get('/assets/app-1a2b.js', { 'accept-encoding': accepted });
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, sent]);
    expect(answer.headers['content-type']).toContain('javascript');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('a hashed one that is gone is not kept as missing', async () => {
    const answer = await visitor.get('/assets/app-9z9z.js');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  test('the worker for an hour without a connection is asked for anew each time and may fetch from here only', async () => {
    const answer = await visitor.get('/service-worker.js');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(answer.headers['content-type']).toContain('javascript');
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'; img-src 'self'");
  });

  test('those with fixed names are kept for an hour', async () => {
    const answer = await visitor.get('/robots.txt');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
  });

  test.each([
    '/.env',
    '/.vite/manifest.json',
    '/assets/../.env',
    '/assets/..%2f.env',
    '/assets/%2e%2e/.env',
    '/assets/',
    '/assets/.env',
    '/landing.html',
    '/entry/login/staff.html',
    '/index.html',
    '//etc/passwd',
  ])('%s is not given out', async (path) => {
    const answer = await visitor.get(path);
    expect([path, answer.statusCode]).toEqual([path, 404]);
    expect(answer.body).not.toMatch(/nobody reads|root:/);
  });
});

const LONG_NAME = 'x'.repeat(300);
test.each<[string, Record<string, string>, number]>([
  ['/assets/%00', {}, 404],
  ['/assets/app-1a2b.js%00.png', {}, 404],
  ['/assets/.', {}, 404],
  ['/assets/./app-1a2b.js', {}, 404],
  ['/assets//etc/passwd', {}, 404],
  ['/assets/....//x', {}, 404],
  ['/assets/%5cetc%5cpasswd', {}, 404],
  [`/assets/${LONG_NAME}`, {}, 404],
  [`/assets/${LONG_NAME}/${LONG_NAME}.js`, {}, 404],
  ['/assets/%zz', {}, 404],
  ['/assets/app-1a2b.js', { range: 'bytes=999999999-' }, 416],
  ['/assets/app-1a2b.js', { range: 'bytes=5-1' }, 416],
  ['/robots.txt', { range: 'bytes=999999999-' }, 416],
  ['/assets/app-1a2b.js', { 'if-match': '"another"' }, 412],
  ['/assets/app-1a2b.js', { range: 'bytes=0-3' }, 206],
])('a bad request for a file is no fault of ours: %s %j is %i', async (path, headers, status) => {
  const { statusCode, body } = await sentAsItIs(path, headers);
  expect([path, statusCode]).toEqual([path, status]);
  expect(body).not.toMatch(/root:|unexpected/);
});

test('a path that climbs out of a folder, sent as it is, is not found and no fault of ours', async () => {
  for (const path of ['/assets/../../package.json', '/assets/..', '/assets/%2e%2e/%2e%2e/x.json', '/../etc/passwd']) {
    expect([path, (await sentAsItIs(path)).statusCode]).toEqual([path, 404]);
  }
});

test('without a built web app the API works and pages are missing', async () => {
  const bare = await startTestApp({ beside: app });
  expect((await bare.as().get('/login/doctor')).json().code).toBe('not_found');
  expect((await bare.as().get('/api/clinic')).statusCode).toBe(200);
  await bare.close();
});
