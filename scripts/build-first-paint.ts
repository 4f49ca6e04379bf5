// Writes an HTML file for each screen behind a login that has one role: the app's page with the screen's first paint in it.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Role } from '#contract/endpoint.ts';
import type { Manifest } from './first-visits.ts';
import { runPrerender } from './run-prerender.ts';
import { stylesInPage } from './styles-in-page.ts';

/** Where people begin, and where they come back to. */
const HOME = '/dashboard';
const PAINTED: [path: string, role: Role][] = [
  [HOME, 'patient'],
  ['/symptom-checks', 'patient'],
  ['/book', 'patient'],
  ['/record', 'patient'],
  ['/doses', 'patient'],
  ['/messages', 'patient'],
  ['/doctor-dashboard', 'doctor'],
  ['/staff-dashboard', 'staff'],
  ['/reception', 'desk'],
  ['/admin', 'admin'],
];

/** A clock, a day, a greeting: of the build, and not of whoever reads it. */
export const SAYS_WHEN =
  /\b\d\d:\d\d\b|\bUTC\b|\bGood (?:night|morning|afternoon|evening)\b|\b(?:Mon|Tue|Wednes|Thurs|Fri|Satur|Sun)day\b/;

const SCRIPT = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/;

/**
 * A page in the background is never painted, and may have an alarm to sound: it starts at once. What the app is built on is worked out
 * in a task of its own, so that a press in between is answered.
 */
const startAfterPaint = (react: string, address: string, files: string[]) =>
  `<script nonce="__CSP_NONCE__">{
    const sayLate = () => (document.documentElement.dataset.late = '');
    let isBegun = false;
    const start = () => {
      if (isBegun) return;
      isBegun = true;
      for (const name of '${files.map((file) => file.replace(SCRIPT_NAME, '$1')).join(' ')}'.split(' '))
        document.head.append(
          Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href: '/assets/' + name + '.js' }),
        );
      import('${react}').then(() => import('${address}')).catch(sayLate);
    };
    setTimeout(start, 1000);
    setTimeout(sayLate, ${LATE_MS});
    if (document.hidden) start();
    else new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  }</script>`;

/** What is painted and does nothing says so: when its scripts fail or take so long, and to whoever presses SOS. */
const LATE_MS = 8_000;
const RELOAD = '<a href="">Reload</a>';
const NO_ALARMS = `This screen is still loading. It does not show or sound alarms yet. ${RELOAD}`;
const LATE: Record<Role, string> = {
  patient: `This page is still loading. In an emergency, do not wait for it.
    <span lang="hi">यह पेज अभी लोड हो रहा है। इमरजेंसी में इसका इंतज़ार न करें।</span>
    <a href="tel:{{emergencyNumber}}">Call {{emergencyNumber}} <span lang="hi">फ़ोन करें</span></a>
    <a href="">Reload <span lang="hi">फिर कोशिश करें</span></a>`,
  doctor: NO_ALARMS,
  staff: NO_ALARMS,
  desk: `This screen is still loading. ${RELOAD}`,
  admin: `This screen is still loading. ${RELOAD}`,
};

/** The paint is English: whoever reads Hindi sees the first words in Hindi. The key is language/start-language.ts's. */
const UNLESS_HINDI = `<script nonce="__CSP_NONCE__">
    try {
      const kept = ['nadi-language-shown', 'nadi-language'].map((key) => localStorage.getItem(key)).find(Boolean);
      if ((kept ?? navigator.language.slice(0, 2)) === 'hi') document.documentElement.dataset.waits = '';
    } catch {}
  </script>`;

/** As high as it was at the last look on this screen, so that nothing under it moves. The key is board/kept-room.ts's. */
const WITH_KEPT_ROOM = `<script nonce="__CSP_NONCE__">
    try {
      const [width, height] = (localStorage.getItem('nadi-line-room') ?? '').split(' ').map(Number);
      if (width === innerWidth && height < 2000) document.documentElement.style.setProperty('--line-room', height + 'px');
    } catch {}
  </script>`;

const SCRIPT_NAME = /^assets\/(.+)\.js$/;

const PRELOADS_AND_STYLES = /\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g;

/** `firstFiles`: what each screen needs first. */
export async function buildFirstPaint(folder: string, firstFiles: Record<string, string[]>): Promise<void> {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const [react] = globSync('assets/create-root-*.js', { cwd: folder });
  if (!react) throw new Error('The build has no file for React: see vite.config.ts.');
  await runPrerender('entry/prerender-inside.tsx', `${folder}-first-paint`, async (module: Prerender) => {
    for (const [path, role] of PAINTED) {
      // One after the other: which layout is drawn depends on the address of the document.
      const { html, density } = await module.prerenderScreen(path, role);
      const said = SAYS_WHEN.exec(html)?.[0];
      if (said) throw new Error(`The first paint of ${path} says “${said}”: see web/ui/loading/is-ahead.ts.`);
      const files = firstFiles[path] ?? [];
      const file = join(folder, 'inside', `${path}.html`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(
        file,
        page
          .replace(PRELOADS_AND_STYLES, '')
          .replace(
            SCRIPT,
            (_tag, address: string) =>
              startAfterPaint(
                `/${react}`,
                address,
                files.filter((each) => SCRIPT_NAME.test(each)),
              ) +
              (role === 'patient' ? UNLESS_HINDI : '') +
              (path === HOME ? WITH_KEPT_ROOM : ''),
          )
          .replace('</head>', () => `${stylesInPage(folder, manifest, files)}</head>`)
          .replace('<body data-for="patient">', `<body data-for="${density}">`)
          .replace('<div id="root"></div>', () => `<div id="root" data-painted>${html}</div>${late(role)}`),
      );
    }
  });
}

const late = (role: Role) => `<p class="late" role="alert">${LATE[role]}</p>`;

type Prerender = typeof import('#web/entry/prerender-inside.tsx');
