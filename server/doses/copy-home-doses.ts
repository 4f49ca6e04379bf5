import type { DataExport } from '#contract/patients/data-export.ts';
import type { Database } from '../db/connect.ts';
import { dosageOf, presentAnswer } from './present.ts';
import { requestsOf } from './repeats/store.ts';
import { everyAnswerOf } from './store.ts';

/** For the copy of everything that the clinic holds about a person. The calling module has decided who may. */
export async function copyHomeDoses(
  db: Database,
  patientId: string,
): Promise<Pick<DataExport, 'dosesAtHome' | 'repeats'>> {
  const [answers, requests] = [await everyAnswerOf(db, patientId), await requestsOf(db, patientId)];
  return {
    dosesAtHome: answers.map((row) => ({
      ...presentAnswer(row),
      medication: row.name,
      dosage: dosageOf(row),
      plannedAt: row.planned_at.toISOString(),
      takenBackAt: row.undone_at?.toISOString() ?? null,
    })),
    repeats: requests.map(({ id, name, asked_at, state, decided_at, decider, answer }) => ({
      id,
      medication: name,
      askedAt: asked_at.toISOString(),
      state,
      decidedAt: decided_at?.toISOString() ?? null,
      by: decider,
      answer,
    })),
  };
}
