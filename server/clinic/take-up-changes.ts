// What administrators set while Nadi runs is taken up by every server within seconds: one question whether anything is new, and the
// facts, rules and settings themselves only then.
import type { Deps } from '#server/platform/deps.ts';
import { runPartsIsolated } from '#server/platform/scheduled-work/for-each-isolated.ts';
import { takeUpFacts } from './facts/keep-facts.ts';
import { takeUpRules } from './family-rules/keep-rules.ts';
import { takeUpSettings } from './settings/keep-settings.ts';
import { newestChange } from './store.ts';

export function makeTakeUp(deps: Deps): () => Promise<void> {
  let takenUp: string | undefined;
  return async () => {
    const newest = await newestChange(deps.db);
    if (newest === takenUp) return;
    await runPartsIsolated({
      facts: () => takeUpFacts(deps),
      rules: () => takeUpRules(deps),
      settings: () => takeUpSettings(deps),
    });
    // Only when all parts were taken up: else they are tried again.
    takenUp = newest;
  };
}
