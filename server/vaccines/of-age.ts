// What the record of somebody of age says about the doses of childhood: that they are not recorded, never that they are overdue.
import type { DoseLine, DoseState } from '#contract/childhood/vaccines.ts';
import { dayAfter } from './age.ts';
import type { Facts } from './work-out.ts';

/** The schedule is one of childhood. What a clinic adds for later ages is due by its own age. */
export const OF_AGE = '18 years';

/** Given, decided against and not needed stay what they are. */
const SAID_OF_CHILDREN: readonly DoseState[] = ['due', 'overdue', 'later', 'too-late'];

/**
 * Nobody knows what the card of an adult says, and what was missed in childhood is made up for in another way: a doctor decides about it.
 * A series of which a dose was given as an adult goes on as the schedule says.
 */
export function asReadAtThisAge(lines: readonly DoseLine[], { dateOfBirth, today, doses }: Facts): DoseLine[] {
  const cameOfAge = dayAfter(dateOfBirth, OF_AGE);
  if (today < cameOfAge) return [...lines];
  const goesOn = new Set(doses.filter(({ givenOn }) => givenOn >= cameOfAge).map(({ series }) => series));
  return lines.map((line) =>
    SAID_OF_CHILDREN.includes(line.state) &&
    dayAfter(dateOfBirth, line.dueAge) < cameOfAge &&
    (line.state === 'too-late' || !goesOn.has(line.series))
      ? { ...line, state: 'not-recorded', dueOn: null, words: '' }
      : line,
  );
}
