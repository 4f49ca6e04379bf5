import type { AGREEMENTS } from '#contract/reports.ts';
import type { FigureScope } from '#server/appointments/figures/count-visits.ts';
import type { Deps } from '#server/platform/deps.ts';
import { conditionCodes } from './condition-codes.ts';
import { type Compared, comparedVisits } from './store.ts';

type Agreement = (typeof AGREEMENTS)[number];

/** How often the signed diagnosis is among what the triage named: how often, never which. */
export async function countAgreement(
  { db }: Pick<Deps, 'db'>,
  scope: FigureScope,
): Promise<ReadonlyMap<Agreement, number>> {
  const counted = new Map<Agreement, number>();
  for await (const visit of comparedVisits(db, scope)) {
    const kind = agreementOf(visit);
    counted.set(kind, (counted.get(kind) ?? 0) + 1);
  }
  return counted;
}

/** Two codes agree where their first three characters do: J18.9 and J18.1 are both pneumonia. */
export function agreementOf(
  { conditions, is_signed, code }: Compared,
  codes: ReadonlyMap<string, string> = conditionCodes(),
): Agreement {
  if (!is_signed) return 'no-diagnosis';
  if (code === null) return 'no-code';
  const [first, ...others] = conditions.flatMap((id) => codes.get(id)?.slice(0, 3) ?? []);
  if (first === undefined) return 'no-causes';
  const signed = code.slice(0, 3);
  if (first === signed) return 'first';
  return others.includes(signed) ? 'named' : 'not-named';
}
