// Our own modules name each other by path and ending. Where they lie needs no search through packages, and Vitest, which
// notes each import for its watch mode, need not hear of them: that was half of what loading the server took.
import { registerHooks } from 'node:module';

const REGISTERED = Symbol.for('nadi: our own modules are found by path');
const ROOT = new URL('../', import.meta.url).href;
const OURS = /^(?:\.{1,2}|#(?:bench|contract|scripts|server|triage-engine|web))\//;

const state = globalThis as { [REGISTERED]?: true };
// Files share their process: once is enough.
if (!state[REGISTERED]) {
  state[REGISTERED] = true;
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL = '' } = context;
      const isOurs = specifier.endsWith('.ts') && parentURL.startsWith(ROOT) && !parentURL.includes('/node_modules/');
      if (!isOurs || !OURS.test(specifier)) return next(specifier, context);
      const url = specifier.startsWith('#') ? ROOT + specifier.slice(1) : new URL(specifier, parentURL).href;
      return { url, format: 'module-typescript', shortCircuit: true };
    },
  });
}
