import type { Problem, ProblemEntry, ProfileForm } from '#contract/patients/profile.ts';

export type Problems = { conditions: string[]; problems: Problem[] };

type Typed = Pick<ProfileForm, 'conditions' | 'problems'>;
/** Who writes: a clinician's word confirms an entry, a patient's does not. */
export type Writer = { name: string; isClinician: boolean; at: Date };

/** What a clinician confirmed stays until a clinician takes it away: a patient's own list may leave it out. */
export function nextProblems(typed: Typed, before: Problems, writer: Writer): Problems {
  const known = problemsFor(before.conditions, before.problems);
  const wanted = typed.problems ?? (typed.conditions && entriesFrom(typed.conditions, known, writer));
  const next = wanted ? merge(wanted, known, writer) : known;
  return { problems: next, conditions: next.filter(({ isActive }) => isActive).map(({ name }) => name) };
}

const isSame = (one: { name: string }, other: { name: string }) => one.name.toLowerCase() === other.name.toLowerCase();

/** A form that knows names only: those it names are active, and what is over stays over. */
function entriesFrom(names: readonly string[], known: readonly Problem[], { isClinician }: Writer): ProblemEntry[] {
  const active = names.map((name): ProblemEntry => {
    const same = known.find((each) => isSame(each, { name }));
    return same?.isActive
      ? entryOf(same)
      : { name, code: same?.code ?? null, since: same?.since ?? null, isActive: true, isConfirmed: isClinician };
  });
  const isNamed = (problem: Problem) => active.some((each) => isSame(each, problem));
  return [...active, ...known.filter((each) => !each.isActive && !isNamed(each)).map(entryOf)];
}

function merge(wanted: readonly ProblemEntry[], known: readonly Problem[], writer: Writer): Problem[] {
  const once = wanted.filter((entry, index) => wanted.findIndex((other) => isSame(entry, other)) === index);
  const merged = once.map((entry): Problem => {
    const same = known.find((each) => isSame(each, entry));
    // What a patient changes in a confirmed entry is not taken over: it is the clinic's.
    if (same?.isConfirmed && !writer.isClinician && same.isActive) return same;
    const next = { ...entry, isConfirmed: writer.isClinician && entry.isConfirmed };
    const isUnchanged = same && JSON.stringify(entryOf(same)) === JSON.stringify(entryOf({ ...same, ...next }));
    return isUnchanged ? same : { ...next, enteredBy: writer.name, enteredAt: writer.at.toISOString() };
  });
  if (writer.isClinician) return merged;
  return [...merged, ...known.filter((each) => each.isConfirmed && !merged.some((other) => isSame(each, other)))];
}

const entryOf = ({ name, code, since, isActive, isConfirmed }: ProblemEntry): ProblemEntry => ({
  name,
  code,
  since,
  isActive,
  isConfirmed,
});

/** Entries of before the list had details: nobody knows who wrote them, and nobody has confirmed them. */
export function problemsFor(conditions: readonly string[], problems: readonly Problem[]): Problem[] {
  const old = conditions.filter((name) => !problems.some((each) => isSame(each, { name })));
  return [
    ...problems,
    ...old.map((name) => ({
      ...{ name, code: null, since: null, isActive: true, isConfirmed: false },
      ...{ enteredBy: null, enteredAt: null },
    })),
  ];
}
