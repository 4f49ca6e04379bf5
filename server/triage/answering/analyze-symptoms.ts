import type { Described } from '#contract/triage/symptoms.ts';
import type { TriageResult } from '#contract/triage/triage-result.ts';
import type { Caller } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { askEngine } from '../engine/ask-engine.ts';
import { askAboutWords } from './ask-model.ts';
import { keepResult } from './keep-result.ts';
import { enginePerson } from './merge-person-facts.ts';
import { whoAsks } from './resolve-asker.ts';

export async function analyzeSymptoms(
  deps: Deps,
  caller: Caller,
  described: Described,
  address: string | null = null,
): Promise<TriageResult> {
  const { symptoms, corrections = [], dangers = [], withoutReadings = [], consent = false, replaces } = described;
  const { patient, person, readings, own, by } = await whoAsks(deps, caller, described, address);
  const told = { text: symptoms, person: enginePerson(person), corrections, dangers };
  const { input, answer } = await askEngine(deps, told, readings, by);
  // No transaction is open while a model thinks.
  const { answer: words, ...more } = await askAboutWords(deps, symptoms, {
    person,
    own,
    consent,
    asked: by,
  });
  return keepResult(deps, caller, patient, {
    kind: 'text',
    symptoms,
    input,
    answer,
    told: { person, corrections, dangers, readings: readings.used, withoutReadings },
    more: { ...more, words },
    replaces,
  });
}
