// A rule that the database keeps is refused under the rule's own name: the constraint becomes the sentence.
import type { Refusal } from './refusal.ts';

/** Refusals by the name of the constraint. Each module declares those of its own tables in its constraint-refusals.ts. */
export type ConstraintRefusals = Readonly<Record<string, () => Refusal>>;

export function refusalOfConstraint(refusals: ConstraintRefusals, error: Error): Refusal | null {
  const name = (error as { constraint?: unknown }).constraint;
  return typeof name === 'string' && Object.hasOwn(refusals, name) ? (refusals[name]?.() ?? null) : null;
}
