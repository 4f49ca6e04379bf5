// Whether somebody's words name a danger, by the rule of the browser while they type.
import { type CheckedText, dangerIn } from '#contract/triage/danger-in-message.ts';
import type { Caller } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { askEngine } from './ask-engine.ts';

export async function checkText(
  deps: Pick<Deps, 'config'>,
  caller: Caller,
  text: string,
  address: string | null,
): Promise<CheckedText> {
  try {
    const { answer } = await askEngine(deps, { text, person: {} }, { vitals: {} }, { caller, address });
    return dangerIn(answer);
  } catch (error) {
    if (error instanceof Refusal && ['symptoms_unread', 'unavailable'].includes(error.code)) return 'not-checked';
    throw error;
  }
}
