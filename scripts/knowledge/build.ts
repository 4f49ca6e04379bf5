// npm run knowledge:build
import { ROOT } from '../root.mjs';
import { buildKnowledge } from './build-knowledge.ts';

buildKnowledge(ROOT);
