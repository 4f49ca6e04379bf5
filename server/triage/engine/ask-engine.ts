import { USUAL_SIGNS } from '#contract/readings/reading-advice.ts';
import type { Config } from '#server/platform/config.ts';
import { networkOf } from '#server/platform/rate-counter.ts';
import { refuse } from '#server/platform/refusal.ts';
import { makeWorkerPool, WorkerTookTooLong } from '#server/platform/workers/worker-pool.ts';
import type { Person, TriageAnswer, TriageInput, Vitals } from '#triage-engine/answer.ts';
import type { WhoPays } from '../ai/count-call.ts';
import type { EngineDone, EngineJob } from './engine-worker.ts';

const pool = makeWorkerPool<EngineJob, EngineDone>({
  file: new URL('./engine-worker.ts', import.meta.url),
  most: 2,
  longestMs: 20_000,
  mostWaiting: 100,
  longestWaitMs: 10_000,
  // The knowledge takes 60 MB. More for young objects makes no text cheaper to read.
  memory: { oldMb: 160, youngMb: 12 },
});

// A page asks once at a time. An address may be a waiting room's.
export const WAITING_OF_ACCOUNT = 4;
const WAITING_OF_ADDRESS = 12;

/** Called when someone opens a symptom tool: the engine loads while they type. */
export const warmEngine = (): void => pool.warm();

/** A text that takes too long gets no rating: what to do in danger is said instead. */
export async function askEngine(
  { config }: { config: Pick<Config, 'clinic' | 'symptomBudgetMs'> },
  input: TriageInput,
  { vitals, vitalsBefore }: Pick<Person, 'vitalsBefore'> & { vitals: Vitals },
  by: WhoPays,
): Promise<{ input: TriageInput; answer: TriageAnswer }> {
  const done = await pool
    .run({ input, vitals, vitalsBefore, budgetMs: config.symptomBudgetMs }, whose(by))
    .catch((error: unknown) => {
      if (error instanceof WorkerTookTooLong) return { isTooLong: true } as const;
      throw error;
    });
  if (!('isTooLong' in done)) return done;
  const signs = Object.values(USUAL_SIGNS).map((sign) => sign.charAt(0).toLowerCase() + sign.slice(1));
  const { emergencyNumber } = config.clinic;
  throw refuse('symptoms_unread', 'too-long', { emergencyNumber, signs: signs.join('; ') });
}

const whose = ({ caller: { accountId }, address }: WhoPays) => [
  ...(accountId ? [{ name: `account ${accountId}`, mostWaiting: WAITING_OF_ACCOUNT }] : []),
  ...(address ? [{ name: `address ${networkOf(address)}`, mostWaiting: WAITING_OF_ADDRESS }] : []),
];
