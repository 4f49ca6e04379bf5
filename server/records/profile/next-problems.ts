import type { Problem, ProblemEntry, ProfileForm } from '#contract/patients/profile.ts';

/** Where something in the profile comes from: what clinicians write has an id, and the visit at which they wrote it. */
export type Origin = { id: string; visitId: string | null };

/**
 * `otherwise`: what was said of it without the visit. Whoever does not see the visit sees that. `isBeside`: it was said by someone who
 * does not see the entry, so they go on seeing it also where the entry is private by itself.
 */
export type StoredProblem = Omit<Problem, 'id' | 'isPrivate'> &
  Partial<Origin> & { otherwise?: StoredProblem | null | undefined; isBeside?: boolean | undefined };

export type Problems = { conditions: string[]; problems: StoredProblem[] };

type Typed = Pick<ProfileForm, 'conditions' | 'problems'>;
/** Who writes: a clinician's word confirms an entry, a patient's does not. `origin` makes one for each new entry of a clinician. */
export type Writer = { name: string; isClinician: boolean; at: Date; origin?: (() => Origin) | undefined };

/** What a clinician confirmed stays until a clinician takes it away: a patient's own list may leave it out. */
export function nextProblems(typed: Typed, before: Problems, writer: Writer): Problems {
  const known = problemsFor(before.conditions, before.problems);
  const wanted = typed.problems ?? (typed.conditions && entriesFrom(typed.conditions, known, writer));
  const next = wanted ? merge(wanted, known, writer) : known;
  return { problems: next, conditions: activeIn(next) };
}

export const activeIn = (problems: readonly StoredProblem[]): string[] =>
  problems.filter(({ isActive }) => isActive).map(({ name }) => name);

export const isSame = (one: { name: string }, other: { name: string }) =>
  one.name.toLowerCase() === other.name.toLowerCase();

/** Two entries of one name that clinicians wrote, such as those of two records that became one, are two. */
const isRepeat = (one: { name: string; id?: string | undefined }, other: { name: string; id?: string | undefined }) =>
  isSame(one, other) && (!one.id || !other.id || one.id === other.id);

/** A form that knows names only: those it names are active, and what is over stays over. */
function entriesFrom(
  names: readonly string[],
  known: readonly StoredProblem[],
  { isClinician }: Writer,
): ProblemEntry[] {
  const active = names.map((name): ProblemEntry => {
    const same = known.find((each) => isSame(each, { name }));
    return same?.isActive
      ? entryOf(same)
      : { name, code: same?.code ?? null, since: same?.since ?? null, isActive: true, isConfirmed: isClinician };
  });
  const isNamed = (problem: StoredProblem) => active.some((each) => isSame(each, problem));
  return [...active, ...known.filter((each) => !each.isActive && !isNamed(each)).map(entryOf)];
}

function merge(wanted: readonly ProblemEntry[], known: readonly StoredProblem[], writer: Writer): StoredProblem[] {
  const once = wanted.filter((entry, index) => wanted.findIndex((other) => isRepeat(entry, other)) === index);
  const merged = once.map((entry): StoredProblem => {
    const same =
      known.find(({ id }) => id !== undefined && id === entry.id) ?? known.find((each) => isSame(each, entry));
    // What a patient changes in a confirmed entry is not taken over: it is the clinic's.
    if (same?.isConfirmed && !writer.isClinician && same.isActive) return same;
    const next = { ...entryOf(entry), isConfirmed: writer.isClinician && entry.isConfirmed };
    const isUnchanged = same && JSON.stringify(entryOf(same)) === JSON.stringify(next);
    if (isUnchanged && (same.id || !entry.isPrivate)) return same;
    const said = isUnchanged ? same : { ...next, enteredBy: writer.name, enteredAt: writer.at.toISOString() };
    return { ...said, ...originOf(same, writer) };
  });
  if (writer.isClinician) return merged;
  return [...merged, ...known.filter((each) => each.isConfirmed && !merged.some((other) => isRepeat(each, other)))];
}

/** An entry keeps the visit at which it was first written; what the patient told gets one when a clinician takes it up. */
function originOf(
  same: StoredProblem | undefined,
  { origin }: Writer,
): Pick<StoredProblem, 'id' | 'visitId' | 'otherwise' | 'isBeside'> {
  if (same?.id) {
    const { id, visitId = null, otherwise = null, isBeside = false } = same;
    return { id, visitId, otherwise, isBeside };
  }
  return origin ? { ...origin(), otherwise: same ?? null } : {};
}

const entryOf = ({ name, code, since, isActive, isConfirmed }: Omit<ProblemEntry, 'id' | 'isPrivate'>) => ({
  name,
  code,
  since,
  isActive,
  isConfirmed,
});

/** Entries of before the list had details: nobody knows who wrote them, and nobody has confirmed them. */
export function problemsFor<One extends StoredProblem>(
  conditions: readonly string[],
  problems: readonly One[],
): (One | StoredProblem)[] {
  const old = conditions.filter((name) => !problems.some((each) => isSame(each, { name })));
  return [
    ...problems,
    ...old.map((name) => ({
      ...{ name, code: null, since: null, isActive: true, isConfirmed: false },
      ...{ enteredBy: null, enteredAt: null },
    })),
  ];
}
