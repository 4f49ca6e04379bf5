import { IconSearch, IconWifiOff } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { MedicationTask } from '#contract/medicines/medication-tasks.ts';
import { useServerIsAway } from '#web/connection.ts';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { Segments } from '#web/ui/navigation/segments.tsx';
import { useNow } from '#web/ui/time/now.ts';
import { AsNeededList } from '../as-needed/as-needed-list.tsx';
import { GiveTaskSheet } from '../give/give-task-sheet.tsx';
import { NotGivenDialog } from '../give/not-given-dialog.tsx';
import { useMedicationCounts, useMedicationTasks } from '../queries.ts';
import styles from './medication-queue.module.css';
import { QueueRows } from './queue-rows.tsx';
import { isMeant, type QueueList, tasksOf } from './sort-queue.ts';

type MedicationQueueProps = { signedAs: string };

/** Every dose that is due, by time. A row is ticked, looked at once more on its sheet, and recorded once. */
export function MedicationQueue({ signedAs }: MedicationQueueProps) {
  const searchId = useId();
  const now = useNow();
  const [list, setList] = useState<QueueList>('all');
  const [typed, setTyped] = useState('');
  const [giving, setGiving] = useState<MedicationTask | null>(null);
  const [leaving, setLeaving] = useState<MedicationTask | null>(null);
  // One row at a time: two ticks would be two patients in one hand.
  const [tickedId, setTickedId] = useState<string | null>(null);
  const tasks = useMedicationTasks();
  const counts = useMedicationCounts().data;
  const isAway = useServerIsAway();
  // Whatever became of it: the next dose is ticked anew.
  const close = () => {
    setGiving(null);
    setLeaving(null);
    setTickedId(null);
  };
  const choices = [
    { value: 'all', label: 'All', count: counts?.open },
    { value: 'overdue', label: 'Overdue', count: counts?.overdue },
    { value: 'next-hour', label: 'Next hour', count: counts?.nextHour },
    { value: 'as-needed', label: 'As needed', count: counts?.asNeeded },
    { value: 'recorded', label: 'Recorded' },
  ] as const;
  return (
    <>
      <div className="row wrap between gap-8 gap-x-16 mb-12">
        <Segments label="Which doses" choices={choices} value={list} onChoose={setList} />
        <div className={`row relative ${styles.search}`}>
          <label className="visually-hidden" htmlFor={searchId}>
            Search the queue
          </label>
          <IconSearch aria-hidden />
          <input
            className="full outlined-strong round surface ink"
            id={searchId}
            type="search"
            autoComplete="off"
            placeholder="Patient, room, medicine"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
      </div>
      {isAway && (
        <AlertBox
          tone="attention"
          role="alert"
          title="No connection: doses cannot be recorded now."
          className={`mb-12 ${styles.away}`}
        >
          <IconWifiOff aria-hidden className={styles.wifi} /> Mark Complete is off, because nobody could see here
          whether someone else has given the dose. It comes back by itself.
        </AlertBox>
      )}
      {list === 'as-needed' ? (
        <AsNeededList {...{ signedAs, typed, isAway }} />
      ) : (
        <QueryView query={tasks} lines={8} empty={EMPTY[list]}>
          {(all) => (
            <QueueRows
              tasks={tasksOf(all, list, now).filter((task) => isMeant(task, typed))}
              {...{ now, isAway, tickedId }}
              onTick={setTickedId}
              empty={typed ? 'No dose fits this search.' : EMPTY[list]}
              hasNow={list === 'all' || list === 'next-hour'}
              onGive={setGiving}
              onLeave={setLeaving}
            />
          )}
        </QueryView>
      )}
      <GiveTaskSheet
        taskId={giving?.id ?? null}
        {...{ signedAs, isAway }}
        onClose={close}
        onLeave={(task) => {
          setGiving(null);
          setLeaving(task);
        }}
      />
      <NotGivenDialog task={leaving} onClose={close} />
    </>
  );
}

const EMPTY: Record<QueueList, string> = {
  all: 'No dose is due in the next four hours. New ones appear here by themselves.',
  overdue: 'Nothing is overdue.',
  'next-hour': 'Nothing is due in the next hour.',
  'as-needed': 'Nothing is ordered as needed.',
  recorded: 'Nothing was recorded in the last twelve hours.',
};
