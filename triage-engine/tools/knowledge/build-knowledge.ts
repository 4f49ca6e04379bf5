// Compiles the files of the knowledge into what the engine loads.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KnowledgeError } from './cards.ts';
import { compiledFiles } from './compiled-files.ts';
import { type Knowledge, knowledgeFiles, readKnowledge } from './read-knowledge.ts';

export function buildKnowledge(root: string): void {
  const knowledge = knowledgeOrExit(root);
  for (const [path, content] of compiledFiles(knowledge)) writeFileSync(join(root, path), content);
  const { findings, conditions, flags } = knowledge;
  console.log(`${findings.length} findings, ${conditions.length} conditions, ${flags.length} red flags`);
}

/** Ends a command with the lines that are wrong. */
export function knowledgeOrExit(root: string): Knowledge {
  try {
    return readKnowledge(knowledgeFiles(root));
  } catch (error) {
    if (!(error instanceof KnowledgeError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
