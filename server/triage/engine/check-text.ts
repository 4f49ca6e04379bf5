// Whether somebody's words name a danger, by the rule of the browser while they type.
import { createHash } from 'node:crypto';
import { type CheckedText, dangerIn } from '#contract/triage/danger-in-message.ts';
import type { Caller } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { askEngine } from './ask-engine.ts';

const MOST_CALM = 5_000;

export const checkText = makeCheckText();

/**
 * Many come with the same words, and the engine, which is told nothing else here, reads the same in them every time. Those in which it
 * found no danger are known again by their digest; it reads all others anew.
 */
export function makeCheckText(ask = askEngine, mostCalm = MOST_CALM) {
  const calm = new Set<string>();

  function remember(digest: string): void {
    calm.add(digest);
    const [first] = calm;
    if (calm.size > mostCalm && first !== undefined) calm.delete(first);
  }

  return async (
    deps: Pick<Deps, 'config'>,
    caller: Caller,
    text: string,
    address: string | null,
  ): Promise<CheckedText> => {
    const digest = createHash('sha256').update(text).digest('base64');
    if (calm.delete(digest)) {
      // Anew, behind the others: what is asked for often stays.
      remember(digest);
      return null;
    }
    try {
      const { answer } = await ask(deps, { text, person: {} }, { vitals: {} }, { caller, address });
      const danger = dangerIn(answer);
      if (danger === null) remember(digest);
      return danger;
    } catch (error) {
      if (error instanceof Refusal && ['symptoms_unread', 'unavailable'].includes(error.code)) return 'not-checked';
      throw error;
    }
  };
}
