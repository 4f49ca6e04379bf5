import { RETAKE } from '#contract/triage/photo-advice.ts';
import type { ScanDetails } from '#contract/triage/symptoms.ts';
import type { ScanReading, TriageResult } from '#contract/triage/triage-result.ts';
import type { Caller } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { chooseProvider } from '../ai/choose-provider.ts';
import { type PhotoAnswer, withoutAdvice } from '../ai/read-photo-answer.ts';
import { askAboutPhoto } from '../answering/ask-model.ts';
import { isGrave, urgencyOf } from '../answering/compose-result.ts';
import { keepResult } from '../answering/keep-result.ts';
import { enginePerson } from '../answering/merge-person-facts.ts';
import { whoAsks } from '../answering/resolve-asker.ts';
import { askEngine } from '../engine/ask-engine.ts';
import { findingsOf, sinceInWords } from './described-skin.ts';
import { readPhoto } from './read-photo.ts';

const NO_IMAGE_MODEL =
  'Here no computer looks at photos, so nobody has looked at yours yet. This answer comes from what you described.';
const NO_RESPONSE = 'No response.';

type Scanned = TriageResult & { scan: ScanReading; hasPhoto: boolean };

export async function scanSymptoms(
  deps: Deps,
  caller: Caller,
  sent: { bytes: Buffer | undefined; address: string },
  details: ScanDetails,
): Promise<Scanned> {
  const { context = '', description = {}, corrections = [], dangers = [], withoutReadings = [] } = details;
  const { consent = false, replaces } = details;
  const { jpeg, faults } = await readPhoto(sent.bytes);
  const { patient, person, readings, own, by } = await whoAsks(deps, caller, details, sent.address);
  const text = [context, sinceInWords(description)].filter(Boolean).join(' ');
  const stated = [...findingsOf(description), ...corrections];
  const told = { text, person: enginePerson(person), corrections: stated, dangers };
  const { input, answer } = await askEngine(deps, told, readings, by);
  const { answer: seen, ...more } = await askAboutPhoto(deps, { jpeg, context }, { person, own, consent, asked: by });

  const words = wordsOf(seen);
  const isInDanger = isGrave(urgencyOf(answer, words));
  const scan: ScanReading = {
    analysis:
      (isInDanger && seen ? withoutAdvice(seen.analysis) : seen?.analysis) ??
      (more.call?.outcome === 'empty' ? NO_RESPONSE : null),
    conditions: seen?.conditions ?? [],
    imageType: 'image/jpeg',
    additionalContext: context || 'None',
    timestamp: deps.clock.now().toISOString(),
    retake: faults.map((fault) => RETAKE[fault]),
  };
  const result = await keepResult(deps, caller, patient, {
    kind: 'scan',
    symptoms: `Image Analysis - ${context || 'No additional context'}`,
    input,
    answer,
    told: { person, corrections, dangers, description, readings: readings.used, withoutReadings },
    more: { ...more, notice: more.notice ?? noticeOf(deps, patient !== null), words },
    scan,
    jpeg,
    replaces,
  });
  return { ...result, scan, hasPhoto: patient !== null };
}

function noticeOf({ config }: Deps, isKept: boolean): string | null {
  if (chooseProvider(config).looksAtPhotos) return null;
  return isKept ? `${NO_IMAGE_MODEL} Your doctor can see the photo.` : NO_IMAGE_MODEL;
}

/** What the photo may show stands beside our engine's causes; what to do is never taken from it. */
const wordsOf = (seen: PhotoAnswer | null) =>
  seen && { potentialCauses: seen.conditions.map(({ name }) => name), nextSteps: [], urgency: seen.urgency };
