import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { restoreLinks } from './symlinks.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'nadi-links-'));
afterAll(() => fs.rmSync(root, { recursive: true }));

test('links that the installation left out are made at the start, and made once', () => {
  fs.mkdirSync(path.join(root, 'native', 'lib'), { recursive: true });
  fs.writeFileSync(path.join(root, 'native/lib/libpq.so.5.18'), 'the library');
  const links = [
    { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' },
    { source: 'native/lib/libpq.so.5.18', target: 'native/nowhere/libpq.so' },
  ];
  fs.writeFileSync(path.join(root, 'native/pg-symlinks.json'), JSON.stringify(links));

  restoreLinks(root);
  restoreLinks(root);

  expect(fs.readFileSync(path.join(root, 'native/lib/libpq.so.5'), 'utf8')).toBe('the library');
  expect(fs.readlinkSync(path.join(root, 'native/lib/libpq.so.5'))).toBe('libpq.so.5.18');
});
