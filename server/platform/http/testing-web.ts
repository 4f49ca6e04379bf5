import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** A small web app, built: the pages that the server fills in, and files of each kind. */
export function makeWebFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'nadi-web-'));
  const page = (title: string) =>
    `<!doctype html><html lang="en"><head><title>${title}</title><script nonce="__CSP_NONCE__" src="/assets/app-1a2b.js"></script>` +
    '<link rel="stylesheet" href="/assets/start-5e6f.css"></head><p>{{clinicName}}, {{clinicAddress}}, {{emergencyNumber}}, {{unknownFact}}, {{constructor}}, {{year}}</p><p>{{supportHours}}</p>';
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'index.html'), page('app'));
  writeFileSync(join(folder, 'landing.html'), page('landing'));
  writeFileSync(join(folder, 'landing-hi.html'), page('landing in Hindi'));
  writeFileSync(join(folder, 'security.html'), page('security'));
  writeFileSync(join(folder, 'security-hi.html'), page('security in Hindi'));
  mkdirSync(join(folder, 'entry/login'), { recursive: true });
  writeFileSync(join(folder, 'entry/login/staff.html'), page('login of the staff'));
  mkdirSync(join(folder, 'inside'));
  writeFileSync(join(folder, 'inside/dashboard.html'), page('painted'));
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\n');
  writeFileSync(join(folder, 'service-worker.js'), 'self.skipWaiting();\n');
  writeFileSync(join(folder, '.env'), 'nobody reads this');
  writeFileSync(join(folder, '.vite/manifest.json'), '{}');
  writeFileSync(
    join(folder, '.vite/first-files.json'),
    JSON.stringify({ '/dashboard': ['assets/app-1a2b.js', 'assets/start-5e6f.css', 'assets/app-3c4d.css'] }),
  );
  writeFileSync(join(folder, '.vite/later-files.json'), JSON.stringify({ '/dashboard': ['assets/dialog-7a8b.js'] }));
  writeFileSync(join(folder, 'assets/app-1a2b.js'), 'export {};\n');
  writeFileSync(join(folder, 'assets/app-1a2b.js.gz'), gzipSync('export {};\n'));
  writeFileSync(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync('export {};\n'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
