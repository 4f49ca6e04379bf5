// The symptom engine in a thread of its own: the only place of the server that loads its knowledge.
import { parentPort } from 'node:worker_threads';
import type { FromWorker } from '#server/platform/workers/worker-pool.ts';
import type { TriageAnswer, TriageInput, Vitals } from '#triage-engine/answer.ts';
import { answerInTime } from './answer-in-time.ts';
import { answerWithReadings } from './answer-with-readings.ts';

export type EngineJob = { input: TriageInput; vitals: Vitals; vitalsBefore?: (keyof Vitals)[]; budgetMs: number };
export type EngineDone = { input: TriageInput; answer: TriageAnswer } | { isTooLong: true };

/** Texts that are read before anybody's: the first ones cost the most. */
const FIRST_TEXTS = [
  'Crushing chest pain spreading to my left arm, I am sweating and short of breath since this morning.',
  'My 3 year old has had a fever of 39.2 and a cough for two days, no rash, and drinks well.',
  'I have a sore throat and a headache. My mother had a stroke. I take warfarin and have diabetes.',
  'seene me dard hai aur saans phool rahi hai, do din se',
];

const port = parentPort;
if (port) {
  for (const text of FIRST_TEXTS) answerWithReadings({ text, person: {} }, {});
  port.on('message', (job: EngineJob) =>
    port.postMessage({ done: answerInTime(job) } satisfies FromWorker<EngineDone>),
  );
  port.postMessage({ isReady: true } satisfies FromWorker<EngineDone>);
}
