import fs from 'node:fs';
import path from 'node:path';

type Link = { source: string; target: string };

/**
 * npm packages cannot hold links, so the package makes them after installing. npm 12 and `--ignore-scripts` skip that step,
 * and without them the server does not find its libraries.
 */
export function restoreLinks(root: string): void {
  const list = path.join(root, 'native', 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  const links: Link[] = JSON.parse(fs.readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const place = path.join(root, target);
    if (fs.existsSync(place)) continue;
    try {
      fs.symlinkSync(path.relative(path.dirname(target), source), place);
    } catch {
      // A read-only installation, or another start that was faster: whether the programs run is tried afterwards.
    }
  }
}
