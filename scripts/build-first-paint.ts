// Writes an HTML file for each screen behind a login that has one role: the app's page with the screen's first paint in it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Role } from '#contract/endpoint.ts';
import { runPrerender } from './run-prerender.ts';

/** Where people begin, and where they come back to. */
const PAINTED: [path: string, role: Role][] = [
  ['/dashboard', 'patient'],
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
const SAYS_WHEN =
  /\b\d\d:\d\d\b|\bUTC\b|\bGood (?:night|morning|afternoon|evening)\b|\b(?:Mon|Tue|Wednes|Thurs|Fri|Satur|Sun)day\b/;

const SCRIPT = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/;

/** A page in the background is never painted, and may have an alarm to sound: it starts at once. */
const startAfterPaint = (address: string) =>
  `<script nonce="__CSP_NONCE__">{
    const start = () => import('${address}');
    if (document.hidden) start();
    else new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    setTimeout(start, 1000);
  }</script>`;

/** The paint is English: whoever reads Hindi sees the first words in Hindi. The key is language/start-language.ts's. */
const UNLESS_HINDI = `<script nonce="__CSP_NONCE__">
    try {
      const kept = localStorage.getItem('nadi-language');
      if ((kept ?? navigator.language.slice(0, 2)) === 'hi') document.documentElement.dataset.waits = '';
    } catch {}
  </script>`;

/** The server names them, after what is needed to paint. */
const PRELOADS = /\s*<link rel="modulepreload"[^>]*>/g;

export async function buildFirstPaint(folder: string): Promise<void> {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  await runPrerender('entry/prerender-inside.tsx', `${folder}-first-paint`, async (module: Prerender) => {
    for (const [path, role] of PAINTED) {
      // One after the other: which layout is drawn depends on the address of the document.
      const { html, density } = await module.prerenderScreen(path, role);
      const said = SAYS_WHEN.exec(html)?.[0];
      if (said) throw new Error(`The first paint of ${path} says “${said}”: see web/ui/loading/is-ahead.ts.`);
      const file = join(folder, 'inside', `${path}.html`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(
        file,
        page
          .replace(PRELOADS, '')
          .replace(
            SCRIPT,
            (_tag, address: string) => startAfterPaint(address) + (role === 'patient' ? UNLESS_HINDI : ''),
          )
          .replace('<body data-for="patient">', `<body data-for="${density}">`)
          .replace('<div id="root"></div>', () => `<div id="root" data-painted>${html}</div>`),
      );
    }
  });
}

type Prerender = typeof import('#web/entry/prerender-inside.tsx');
