import { IconPlus } from '@tabler/icons-react';
import type { Problem, Profile } from '#contract/patients/profile.ts';
import { Button } from '#web/ui/button.tsx';
import { ProblemRow } from './problem-row.tsx';
import styles from './problem-rows.module.css';

const NEW_PROBLEM: Problem = {
  ...{ name: '', code: null, since: null, isActive: true, isConfirmed: true },
  ...{ enteredBy: null, enteredAt: null },
};

type ProblemRowsProps = {
  problems: readonly Problem[];
  /** The profile as it was read: which entries are hidden already, and whether the reader may hide one. */
  known: Pick<Profile, 'problems' | 'canHide'>;
  isAsked: boolean;
  onChange: (problems: Problem[]) => void;
};

/** The problem list as one edits it: each illness with its code, since when, and whether it is over. */
export function ProblemRows({ problems, known, isAsked, onChange }: ProblemRowsProps) {
  const hidingOf = ({ id }: Problem) => {
    if (id && known.problems.some((each) => each.id === id && each.isPrivate)) return 'is-hidden';
    return known.canHide ? 'may-hide' : 'never';
  };
  return (
    <fieldset className={`stack gap-12 ${styles.part}`}>
      <legend>Problem list</legend>
      {problems.map((problem, index) => (
        <ProblemRow
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name while one types it.
          key={index}
          number={index + 1}
          {...{ problem, isAsked, hiding: hidingOf(problem) }}
          onChange={(changes) => onChange(problems.map((one, at) => (at === index ? { ...one, ...changes } : one)))}
          onRemove={() => onChange(problems.filter((_, at) => at !== index))}
        />
      ))}
      <div>
        <Button icon={<IconPlus aria-hidden />} onClick={() => onChange([...problems, NEW_PROBLEM])}>
          {problems.length === 0 ? 'Add a problem' : 'Another problem'}
        </Button>
      </div>
    </fieldset>
  );
}
