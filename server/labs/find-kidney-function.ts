import type { Database } from '../db/connect.ts';
import { ordersOfPatient } from './store.ts';
import { valuesOf } from './values-of.ts';

export type KidneyFunction = { what: 'egfr' | 'creatinine'; value: number; at: Date };

// 1 mg/dL of creatinine is 88.4 µmol/L (molar mass 113.1).
const MICROMOL_PER_MG = 88.4;

/** Finds the newest measured creatinine (in mg/dL) or eGFR. The calling module has opened the chart. */
export async function findKidneyFunction(db: Database, patientId: string): Promise<KidneyFunction | null> {
  const results = (await ordersOfPatient(db, patientId)).flatMap((row): KidneyFunction[] => {
    const at = row.collected_at ?? row.entered_at;
    if (row.result === null || at === null) return [];
    const values = valuesOf(row);
    const egfr = values.find(({ name }) => /\be?gfr\b/i.test(name));
    if (egfr) return [{ what: 'egfr', value: egfr.value, at }];
    const creatinine = values.find(({ name }) => /^(serum )?creatinine$/i.test(name));
    if (!creatinine) return [];
    const isMolar = /mol/i.test(creatinine.unit);
    return [{ what: 'creatinine', value: isMolar ? creatinine.value / MICROMOL_PER_MG : creatinine.value, at }];
  });
  return results.toSorted((one, other) => other.at.getTime() - one.at.getTime())[0] ?? null;
}
