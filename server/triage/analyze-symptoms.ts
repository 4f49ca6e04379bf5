import type { Described } from '../../contract/symptoms.ts';
import type { TriageResult } from '../../contract/triage-result.ts';
import { triage } from '../../triage-engine/triage.ts';
import type { Caller } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { askAboutWords } from './ask-for-more.ts';
import { keepResult } from './keep-result.ts';
import { whoAsks } from './who-asks.ts';
import { enginePerson } from './whole-person.ts';

export async function analyzeSymptoms(deps: Deps, caller: Caller, described: Described): Promise<TriageResult> {
  const { symptoms, corrections = [], consent = false, replaces } = described;
  const { patient, person, own } = await whoAsks(deps, caller, described.person);
  const input = { text: symptoms, person: enginePerson(person), corrections };
  const answer = triage(input);
  // No transaction is open while a model thinks.
  const { answer: words, ...more } = await askAboutWords(deps, symptoms, { person, own, consent });
  return keepResult(deps, caller, patient, {
    kind: 'text',
    symptoms,
    input,
    answer,
    told: { person, corrections },
    more: { ...more, words },
    replaces,
  });
}
