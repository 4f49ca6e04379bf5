// Which rules and which knowledge answered. The last part changes with any word that can change an answer; packed and
// unpacked knowledge have the same.
import { ALL_CONDITIONS, ALL_FINDINGS, ALL_FLAGS, ALL_VITAL_FLAGS } from './knowledge/library.ts';
import { pack } from './knowledge/pack.ts';
import { RANKING, URGENCY } from './ranking/tuning.ts';

const RULES = '1.0.1';

/** FNV-1a, 32 bits: enough to tell versions apart, and the same everywhere. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

const knowledge = pack({
  findings: ALL_FINDINGS,
  conditions: ALL_CONDITIONS,
  flags: ALL_FLAGS,
  vitalFlags: ALL_VITAL_FLAGS,
});

export const ENGINE_VERSION = `${RULES}+${fingerprint(JSON.stringify([knowledge, RANKING, URGENCY]))}`;
