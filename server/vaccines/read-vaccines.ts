import type { VaccineRecord } from '#contract/childhood/vaccines.ts';
import { transaction } from '../db/transaction.ts';
import { openChart } from '../patients/chart-access/open-chart.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { findRecord } from './find-record.ts';

export const readVaccines = (deps: Deps, actor: Actor, patientId: string): Promise<VaccineRecord> =>
  transaction(deps.db, async (tx) => {
    await openChart(tx, deps, actor, patientId, 'vaccines');
    return findRecord({ ...deps, db: tx }, actor, patientId);
  });
