// npm run knowledge:build
import { ROOT } from '#scripts/root.mjs';
import { buildKnowledge } from './build-knowledge.ts';

buildKnowledge(ROOT);
