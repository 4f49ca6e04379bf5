// The ages and lengths of the family's rules. The usual ones hold until administrators set others (server/admin/family-rules/);
// every server takes them up, at its start and within seconds of a change.
import { type FamilyRules, type KeptFamilyRules, USUAL_FAMILY_RULES } from '#contract/clinic/family-rules.ts';
import type { Tx } from '#server/db/connect.ts';
import type { Deps } from '#server/platform/deps.ts';
import { changesOfRules, insertRules, newestRules, type RuleRow } from './store.ts';

type Stored = Omit<RuleRow, 'number' | 'set_by' | 'set_at' | 'setter'>;

const rulesOf = (row: Stored): FamilyRules => ({
  ...{ teenagerFrom: row.teenager_from, adultFrom: row.adult_from, helpMonths: row.help_months },
  ...{ firstDayTold: row.first_day_told, lastDayTold: row.last_day_told },
});

export async function readRules({ db }: Pick<Deps, 'db'>): Promise<KeptFamilyRules> {
  const rows = await changesOfRules(db);
  const [newest] = rows;
  return {
    rules: newest ? rulesOf(newest) : { ...USUAL_FAMILY_RULES },
    usual: { ...USUAL_FAMILY_RULES },
    version: newest?.number ?? 0,
    history: rows.map((row) => ({ rules: rulesOf(row), by: row.setter, at: row.set_at.toISOString() })),
  };
}

export const writeRules = (tx: Tx, { clock }: Pick<Deps, 'clock'>, rules: FamilyRules, setBy: string) =>
  insertRules(tx, {
    ...{ teenager_from: rules.teenagerFrom, adult_from: rules.adultFrom, help_months: rules.helpMonths },
    ...{ first_day_told: rules.firstDayTold, last_day_told: rules.lastDayTold },
    ...{ set_by: setBy, set_at: clock.now() },
  });

/** From then on this server decides by the stored rules. */
export async function takeUpRules({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<void> {
  const newest = await newestRules(db);
  config.family = newest ? rulesOf(newest) : { ...USUAL_FAMILY_RULES };
}
