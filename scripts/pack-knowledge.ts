// A step of the web build: browsers get the knowledge of the triage engine packed.
import type { Plugin } from 'vite';
import { ALL_CONDITIONS, ALL_FINDINGS, ALL_FLAGS, ALL_VITAL_FLAGS } from '#triage-engine/knowledge/gathered.ts';
import { pack } from '#triage-engine/knowledge/pack.ts';

const GATHERED = /\/triage-engine\/knowledge\/gathered\.ts$/;

export function packKnowledge(): Plugin {
  return {
    name: 'pack-knowledge',
    enforce: 'pre',
    load(id) {
      if (!GATHERED.test(id)) return;
      const packed = pack({
        findings: ALL_FINDINGS,
        conditions: ALL_CONDITIONS,
        flags: ALL_FLAGS,
        vitalFlags: ALL_VITAL_FLAGS,
      });
      return `import { unpack } from './unpack.ts';
const { findings, conditions, flags, vitalFlags } = unpack(JSON.parse(${JSON.stringify(JSON.stringify(packed))}));
export { conditions as ALL_CONDITIONS, findings as ALL_FINDINGS, flags as ALL_FLAGS, vitalFlags as ALL_VITAL_FLAGS };`;
    },
  };
}
