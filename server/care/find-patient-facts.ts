// Everything about a patient that a prescription is compared with.
import { DAY_MS } from '#contract/durations.ts';
import type { Profile } from '#contract/patients/profile.ts';
import { findKidneyFunction, type KidneyFunction } from '../labs/find-kidney-function.ts';
import { egfrOf } from '../pharmacy/egfr.ts';
import type { KnownIllness, PatientFacts } from '../pharmacy/facts.ts';
import type { Deps } from '../platform/deps.ts';
import { monthsSince } from '../platform/months-since.ts';
import { dayIn } from '../platform/zoned-time.ts';
import { findProfile } from '../records/find-profile.ts';
import { findWeight } from '../records/find-weight.ts';
import { codedDiagnosesOf } from './store.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>;

/** CKD-EPI is for grown-ups; of a child the creatinine itself counts. */
const EGFR_FROM_YEARS = 18;

/** The caller has opened the chart. `writing`: the diagnosis that is about to be signed. */
export async function findPatientFacts(
  deps: Needs,
  patientId: string,
  writing: Pick<KnownIllness, 'code' | 'name'> | null = null,
): Promise<{ facts: PatientFacts; told: readonly string[] }> {
  const now = deps.clock.now();
  const profile = await findProfile(deps, patientId);
  const [weight, kidney] = [await findWeight(deps.db, patientId), await findKidneyFunction(deps.db, patientId)];
  const signed = await codedDiagnosesOf(deps.db, patientId);
  const aged = (at: Date) => ({ daysAgo: Math.floor((now.getTime() - at.getTime()) / DAY_MS), on: inWords(deps, at) });
  const newest = newerOf(kidney, profile.kidney);
  const egfr = newest ? egfrFrom(newest, profile) : null;
  const facts: PatientFacts = {
    ...profile,
    ageMonths: monthsSince(profile.dateOfBirth, dayIn(deps.config.clinic.timeZone, now)),
    illnesses: [
      ...(writing && (writing.code || writing.name.trim()) ? [{ ...writing, daysAgo: 0 }] : []),
      ...profile.problems.flatMap(({ code, name, isActive }) => (code && isActive ? [{ code, name, daysAgo: 0 }] : [])),
      ...signed.map(({ code, diagnosis, signed_at }) => ({ code, name: diagnosis, daysAgo: aged(signed_at).daysAgo })),
    ],
    weight: weight ? { kg: weight.kg, ...aged(weight.measuredAt) } : null,
    kidney: newest && egfr !== null ? { egfr, ...aged(newest.at) } : null,
    creatinine: newest && egfr === null ? { mgPerDl: Number(newest.value.toFixed(2)), ...aged(newest.at) } : null,
    contraception: profile.contraception && {
      words: profile.contraception.words,
      ...aged(new Date(profile.contraception.statedAt)),
    },
  };
  return { facts, told: profile.medicines };
}

/** Returns the newer of this clinic's result and one entered from elsewhere. */
function newerOf(ours: KidneyFunction | null, entered: Profile['kidney']): KidneyFunction | null {
  const theirs = entered && {
    ...{ what: entered.what, value: entered.value },
    // Noon of its day: a result of ours of the same day that came later is newer.
    at: new Date(`${entered.measuredOn}T12:00:00Z`),
  };
  if (!ours || !theirs) return ours ?? theirs;
  return theirs.at > ours.at ? theirs : ours;
}

function egfrFrom({ what, value }: KidneyFunction, { age, sex }: Profile): number | null {
  if (what === 'egfr') return Math.round(value);
  if (age === null || age < EGFR_FROM_YEARS) return null;
  // The lower of the two counts where the sex is unknown.
  const sexes = sex === 'male' || sex === 'female' ? [sex] : (['male', 'female'] as const);
  return Math.min(...sexes.map((each) => egfrOf({ creatinineMgPerDl: value, age, sex: each })));
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "13 Nov 2026", in the clinic's calendar. */
function inWords({ config }: Needs, at: Date): string {
  const [year, month, day] = dayIn(config.clinic.timeZone, at).split('-');
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`;
}
