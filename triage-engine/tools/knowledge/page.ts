// npm run knowledge:page: writes the knowledge as pages that a clinician reads, prints and comments, into dist/knowledge.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#scripts/root.mjs';
import { readGoldenSet } from '../golden/golden-answers.ts';
import { knowledgeOrExit } from './build-knowledge.ts';
import { knowledgePages } from './page/knowledge-pages.ts';

const folder = join(ROOT, 'dist/knowledge');
const pages = knowledgePages(knowledgeOrExit(ROOT), readGoldenSet(ROOT).answers);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, content] of pages) writeFileSync(join(folder, name), content);
console.log(`${pages.size} pages: open ${join(folder, 'index.html')}`);
