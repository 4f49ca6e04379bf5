import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { MINUTE_MS } from '#contract/durations.ts';
import type { RoundPatient } from '#contract/ward/rounds.ts';
import { markVisit, readRound } from '#contract/ward/rounds.ts';
import { call } from '#web/api.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { sentenceFor } from '#web/refusal.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { useKeys } from '#web/ui/keyboard/keys.ts';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { Segments } from '#web/ui/navigation/segments.tsx';
import { Panel } from '#web/ui/page/panel.tsx';
import { likenesses } from '#web/ui/people/likeness.ts';
import { isOnScreen } from '#web/ui/viewport/on-screen.ts';
import { useWardStep } from '../queries.ts';
import styles from './round.module.css';
import { RoundRow } from './round-row.tsx';

type Whose = 'mine' | 'all';

type RoundListProps = {
  openChart: (patientId: string) => void;
  /** What can be read and ordered for the selected one, beneath its row. */
  detail: (patient: RoundPatient) => ReactNode;
};

/** The round: by need, with what happened since I was there, and a mark for whom I have seen. */
export function RoundList(props: RoundListProps) {
  const round = useRound();
  return (
    <QueryView query={round} lines={8}>
      {(all) => <Round all={all} {...props} />}
    </QueryView>
  );
}

function Round({ all, openChart, detail }: RoundListProps & { all: readonly RoundPatient[] }) {
  const mine = all.filter(({ isMine }) => isMine);
  const [chosenWhose, setWhose] = useState<Whose | null>(null);
  const whose = chosenWhose ?? (mine.length > 0 ? 'mine' : 'all');
  const shown = whose === 'mine' ? mine : all;
  const [chosenId, setChosenId] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const marking = useMarkVisit();
  const alike = likenesses(all.map(({ inpatient }) => inpatient));
  const index = shown.findIndex(({ inpatient }) => inpatient.id === chosenId);
  const selected = shown[index];

  const mark = ({ inpatient: { id, name }, seenAt }: RoundPatient) =>
    mutateDetached(
      marking,
      { id, isSeen: seenAt === null },
      { onError: (error) => toast.error(`${name} was not marked.`, sentenceFor(error)) },
    );
  const move = (by: 1 | -1) => {
    const next = shown[Math.min(shown.length - 1, Math.max(0, index < 0 ? 0 : index + by))];
    if (!next) return;
    setChosenId(next.inpatient.id);
    list.current?.querySelector<HTMLElement>(`[data-stay="${next.inpatient.id}"]`)?.focus();
  };
  /** What is selected but scrolled away is shown first: whoever looks may press again. */
  const act = (run: (patient: RoundPatient) => unknown) => {
    const row = selected && list.current?.querySelector<HTMLElement>(`[data-stay="${selected.inpatient.id}"]`);
    if (!row) return;
    if (isOnScreen(row)) run(selected);
    else row.scrollIntoView({ block: 'nearest' });
  };
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    o: () => act(({ inpatient }) => openChart(inpatient.patientId)),
    v: () => act(mark),
  });

  const seen = shown.filter(({ seenAt }) => seenAt !== null).length;
  return (
    <Panel
      title={whose === 'mine' ? 'My inpatients' : 'Inpatients open to you'}
      note={shown.length > 0 && `by need · ${seen} of ${shown.length} seen today`}
      action={
        <Segments
          label="Whose inpatients"
          choices={[
            { value: 'mine', label: 'Mine', count: mine.length },
            { value: 'all', label: 'All open to me', count: all.length },
          ]}
          value={whose}
          onChoose={setWhose}
        />
      }
    >
      <div className={`sunk muted text-14 semibold ${styles.head}`} aria-hidden>
        <span>Seen</span>
        <span>Bed</span>
        <span>Patient</span>
        <span>NEWS2</span>
        <span>Since my visit</span>
      </div>
      {shown.length === 0 && <p className={`muted ${styles.none}`}>Nobody of yours lies on the ward.</p>}
      <ol ref={list}>
        {shown.map((patient) => (
          <RoundRow
            key={patient.inpatient.id}
            patient={patient}
            alike={alike.get(patient.inpatient.id)?.other}
            isSelected={patient.inpatient.id === chosenId}
            onSelect={() => setChosenId(patient.inpatient.id === chosenId ? null : patient.inpatient.id)}
            onMark={() => mark(patient)}
            onOpen={() => openChart(patient.inpatient.patientId)}
          >
            {patient.inpatient.id === chosenId && detail(patient)}
          </RoundRow>
        ))}
      </ol>
    </Panel>
  );
}

const useRound = () =>
  useQuery({
    queryKey: ['inpatients', 'round'],
    queryFn: ({ signal }) => call(readRound, { signal }),
    refetchInterval: MINUTE_MS,
    meta: { follows: ['medication-tasks', 'medication-orders', 'profile', 'lab-orders'] },
  });

const useMarkVisit = () =>
  useWardStep(({ id, isSeen }: { id: string; isSeen: boolean }) =>
    call(markVisit, { params: { id }, body: { isSeen } }),
  );
