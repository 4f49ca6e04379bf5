import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import type { TASK_PRIORITIES } from '#contract/ward/staff-tasks.ts';
import { Button } from '#web/ui/button.tsx';
import { DayTimeField } from '#web/ui/fields/days/day-time-field.tsx';
import { type TaskRow, taskRow } from '../form/diagnosis-form.ts';
import { FormPart } from '../form/form-part.tsx';
import { Cell, CellSelect } from '../medicines/cell.tsx';
import { useColleagues } from '../queries.ts';
import styles from './orders.module.css';

type StaffTasksProps = { id: string; tasks: readonly TaskRow[]; onChange: (tasks: TaskRow[]) => void };

type Priority = (typeof TASK_PRIORITIES)[number];

const PRIORITIES: readonly (readonly [Priority, string])[] = [
  ['normal', 'Normal'],
  ['high', 'High'],
  ['critical', 'Critical'],
];

/** What the nurses are to do, for whom it is and until when. */
export function StaffTasks({ id, tasks, onChange }: StaffTasksProps) {
  const [words, setWords] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (words.trim()) onChange([...tasks, taskRow(words.trim())]);
    setWords('');
  };
  return (
    <FormPart id={id} title="Staff Tasks" note={tasks.length > 0 ? `${tasks.length} chosen` : 'none chosen'}>
      <ul className="stack gap-10" aria-label="Tasks for the nurses">
        {tasks.map((task) => (
          <Task
            key={task.row}
            task={task}
            onChange={(changes) =>
              onChange(tasks.map((each) => (each.row === task.row ? { ...each, ...changes } : each)))
            }
            onRemove={() => onChange(tasks.filter((each) => each.row !== task.row))}
          />
        ))}
      </ul>
      <form className={`stack gap-8 ${styles.add}`} onSubmit={add}>
        <Cell
          label="Add a task"
          placeholder="Add a task for the nurses"
          value={words}
          onType={setWords}
          maxLength={300}
        />
        <Button type="submit" icon={<IconPlus aria-hidden />} disabled={!words.trim()}>
          Add task
        </Button>
      </form>
    </FormPart>
  );
}

type TaskProps = { task: TaskRow; onChange: (changes: Partial<TaskRow>) => void; onRemove: () => void };

function Task({ task, onChange, onRemove }: TaskProps) {
  const nurses = useColleagues().data ?? [];
  return (
    <li className={`stack gap-6 ${styles.task}`}>
      <Cell label="Task" value={task.task} onType={(words) => onChange({ task: words })} maxLength={300} />
      <Button
        look="quiet"
        isIconOnly
        aria-label={`Remove the task: ${task.task}`}
        icon={<IconTrash aria-hidden />}
        onClick={onRemove}
      />
      <div className={`stack whole-row gap-6 ruled-below ${styles.details}`}>
        <CellSelect
          label="For whom"
          value={task.to}
          onChoose={(to) => onChange({ to })}
          choices={[['', 'Whoever takes it'], ...nurses.map(({ id, name }) => [id, name] as const)]}
        />
        <CellSelect
          label="Priority"
          value={task.priority}
          onChoose={(priority) => onChange({ priority: priority as Priority })}
          choices={PRIORITIES}
        />
        <DayTimeField label="Due" isOptional value={task.due} onChange={(due) => onChange({ due })} />
      </div>
    </li>
  );
}
