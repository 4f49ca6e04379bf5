import { sketchInWords } from '#contract/triage/body-regions.ts';
import type { Sketched } from '#contract/triage/symptoms.ts';
import type { TriageResult } from '#contract/triage/triage-result.ts';
import type { Caller } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { bodyToInput } from '#triage-engine/body/body-to-input.ts';
import { askEngine } from '../engine/ask-engine.ts';
import { type Finished, keepResult } from './keep-result.ts';
import { enginePerson } from './merge-person-facts.ts';
import { type Asker, whoAsks } from './resolve-asker.ts';

export async function answerSketch(
  deps: Deps,
  caller: Caller,
  sketched: Sketched,
  address: string | null,
): Promise<TriageResult> {
  const asker = await whoAsks(deps, caller, sketched, address);
  return keepResult(deps, caller, asker.patient, await finishSketch(deps, asker, sketched));
}

/** Places become findings of the same engine that reads words; no text is made of them. */
export async function finishSketch(
  deps: Pick<Deps, 'config'>,
  { person, readings, by }: Asker,
  sketched: Sketched,
): Promise<Finished> {
  const { sketch, corrections = [], dangers = [], withoutReadings = [], replaces } = sketched;
  const told = {
    text: '',
    person: enginePerson(person),
    ...bodyToInput({ sketch, corrections }, person.sex),
    dangers,
  };
  const { input, answer } = await askEngine(deps, told, readings, by);
  return {
    kind: 'sketch',
    symptoms: sketchInWords(sketch),
    input,
    answer,
    told: { person, corrections, dangers, sketch, readings: readings.used, withoutReadings },
    more: { provider: 'embedded', words: null, notice: null, call: null },
    replaces,
  };
}
