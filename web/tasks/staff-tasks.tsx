import { useState } from 'react';
import type { StaffTask } from '#contract/ward/staff-tasks.ts';
import { useStaffTasks } from '../api/staff-tasks.ts';
import { QueryView } from '../ui/loading/query-view.tsx';
import { Segments } from '../ui/navigation/segments.tsx';
import { FinishDialog } from './finish-dialog.tsx';
import { TaskRow } from './task-row.tsx';

const LISTS = [
  { value: 'unfinished', label: 'To do' },
  { value: 'done', label: 'Done' },
] as const;

/** What doctors have asked for: taken by one, done by one, with what there is to say about it. */
export function StaffTasks() {
  const [list, setList] = useState<'unfinished' | 'done'>('unfinished');
  const [finishing, setFinishing] = useState<StaffTask | null>(null);
  const tasks = useStaffTasks(list);
  return (
    <>
      <div className="mb-12">
        <Segments label="Which tasks" choices={LISTS} value={list} onChoose={setList} />
      </div>
      <QueryView
        query={tasks}
        lines={6}
        empty={list === 'done' ? 'Nothing was done yet.' : 'No task is waiting. New ones appear here by themselves.'}
      >
        {(all) => (
          <ol className="stack gap-8" aria-label="Staff tasks">
            {all.map((task) => (
              <TaskRow key={task.id} task={task} onFinish={() => setFinishing(task)} />
            ))}
          </ol>
        )}
      </QueryView>
      <FinishDialog task={finishing} onClose={() => setFinishing(null)} />
    </>
  );
}
