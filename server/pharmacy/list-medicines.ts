import type { DoseUnit, Frequency, Medicine, MedicineRoute } from '#contract/medicines/medicines.ts';
import type { Deps } from '../platform/deps.ts';
import { type MedicineRow, openMedicines } from './store.ts';

export const listMedicines = async ({ db }: Pick<Deps, 'db'>): Promise<Medicine[]> =>
  (await openMedicines(db)).map(presentMedicine);

function presentMedicine(row: MedicineRow): Medicine {
  const routes = row.routes as MedicineRoute[];
  return {
    id: row.id,
    name: row.name,
    category: row.category,
    indication: row.indication,
    ingredients: row.ingredients,
    forms: row.forms,
    routes,
    usual: {
      dose: { amount: row.usual_amount, unit: row.usual_unit as DoseUnit },
      route: routes[0] ?? 'by mouth',
      frequency: row.usual_frequency as Frequency,
      days: row.usual_days,
      smallestGapHours: row.usual_gap_hours,
      mostIn24Hours: row.usual_most,
    },
  };
}
