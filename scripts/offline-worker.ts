// Writes the worker that keeps the symptom tools and the form for a reading: its source with the names of the built files in it.
import { createHash } from 'node:crypto';
import { FIRST_VISITS, filesOf, type Manifest } from './first-visits.ts';

/** Every tool that the worker opens without a connection: its TOOLS are these. */
const SCREENS = ['/symptom-script', '/symptoms', '/symptoms/{part}', '/symptoms-scan'];
/** What is fetched later: what answers, what shows the answer, in Hindi too, what asks about the person, and what judges a reading. */
const LATER = [
  'triage/local/local-engine.ts',
  'triage/about/ask-more.tsx',
  'triage/language/hindi.ts',
  'pages/script-answer.tsx',
  'pages/scan-answer.tsx',
  'pages/part-recommendation.tsx',
  'pages/sketch-body.tsx',
  'pages/sketch-details.tsx',
  'pages/sketch-answer.tsx',
  'triage/body/marked-before.tsx',
  'triage/body/figures/child.ts',
  'records/add-reading-dialog.tsx',
  'records/danger/danger-dialog.tsx',
];

export function offlineFiles(manifest: Manifest): string[] {
  const modules = [...SCREENS.flatMap((screen) => FIRST_VISITS[screen] ?? []), ...LATER];
  const questions = manifest['pages/questionnaire.tsx']?.dynamicImports ?? [];
  return [...filesOf(manifest, [...new Set([...modules, ...questions])])].map((file) => `/${file}`).sort();
}

export function offlineWorker(source: string, files: string[]): string {
  const version = createHash('sha256').update(source).update(files.join('\n')).digest('hex').slice(0, 16);
  return source.replace('__FILES__', () => JSON.stringify(files)).replace('__VERSION__', version);
}
