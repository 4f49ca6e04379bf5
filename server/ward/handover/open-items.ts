import type { OpenItem } from '#contract/ward/handover.ts';
import { bedInWords } from '#server/admissions/bed-in-words.ts';
import type { InpatientRow } from '#server/admissions/find-inpatient.ts';
import type { Database } from '#server/db/connect.ts';
import type { Unrecorded } from '#server/medication/find-unrecorded.ts';
import type { Known } from '../present-inpatient.ts';
import { openAlertsOf, openLabOrders, openTasks, openToDos, unansweredMessages } from './store.ts';

type Open = { of(admissionId: string): OpenItem[]; ofTheWard: OpenItem[] };

/** Gathered anew each time from what is really open: it goes away by being done, not by being edited. */
export async function findOpenItems(
  db: Database,
  known: readonly Known[],
  waiting: readonly InpatientRow[],
  unrecorded: readonly Unrecorded[],
): Promise<Open> {
  const patients = known.map(({ admission }) => admission.patient_id);
  const [toDos, messages] = await Promise.all([openToDos(db), unansweredMessages(db)]);
  const [tasks, alerts, labs] =
    patients.length === 0
      ? [[], [], []]
      : await Promise.all([openTasks(db, patients), openAlertsOf(db, patients), openLabOrders(db, patients)]);

  const toDoItem = ({ id, words, due_at }: (typeof toDos)[number]): OpenItem => ({
    ...{ kind: 'to-do', id, words, dueAt: due_at?.toISOString() ?? null, isUrgent: false, isToDo: true },
  });
  const messageItem = ({ id, author, subject }: (typeof messages)[number]) =>
    item('message', id, `${author} waits for an answer: ${subject}`, null, true);

  return {
    of(admissionId) {
      const one = known.find(({ admission }) => admission.id === admissionId);
      if (!one) return [];
      const isTheirs = ({ patient_id }: { patient_id: string | null }) => patient_id === one.admission.patient_id;
      return [
        ...alerts.filter(isTheirs).map(({ id, reason }) => item('alert', id, `Open alert: ${reason}`, null, true)),
        ...lateObservation(one),
        ...one.medicines.overdue.map(({ taskId, words, dueAt }) =>
          item('dose', taskId, `Overdue: ${words}`, dueAt, true),
        ),
        ...unrecorded
          .filter((dose) => dose.admissionId === admissionId)
          .map(({ taskId, words, dueAt }) => item('dose', taskId, `Not recorded: ${words}`, dueAt, true)),
        ...messages.filter(isTheirs).map(messageItem),
        ...tasks
          .filter(isTheirs)
          .map(({ id, task, taker, due_at, priority }) =>
            item('task', id, taker ? `${task} (${taker} is at it)` : task, due_at, priority === 'critical'),
          ),
        ...labs
          .filter(isTheirs)
          .map(({ id, test, state }) =>
            item('result', id, state === 'ordered' ? `Collect: ${test}` : `Result to come: ${test}`, null, false),
          ),
        ...toDos.filter(({ admission_id }) => admission_id === admissionId).map(toDoItem),
      ];
    },
    ofTheWard: [
      // Their charts are closed: who lies where is all that the ward knows.
      ...waiting.map((admission) =>
        item(
          'admission',
          admission.id,
          `${bedInWords(admission)}, ${admission.patient}: not accepted yet by ${admission.doctor}`,
          null,
          true,
        ),
      ),
      ...messages.filter(({ patient_id }) => !patient_id).map(messageItem),
      // About someone who does not lie here: what it says is for whoever takes it on.
      ...messages
        .filter(({ patient_id }) => patient_id && !patients.includes(patient_id))
        .map(({ id, author }) => item('message', id, `${author} waits for an answer`, null, true)),
      ...toDos
        .filter(({ admission_id }) => !known.some(({ admission }) => admission.id === admission_id))
        .map(toDoItem),
    ],
  };
}

const item = (kind: OpenItem['kind'], id: string, words: string, dueAt: Date | null, isUrgent: boolean): OpenItem => ({
  kind,
  id,
  words,
  dueAt: dueAt?.toISOString() ?? null,
  isUrgent,
  isToDo: false,
});

function lateObservation({ admission, clinicalStatus }: Known): OpenItem[] {
  if (!clinicalStatus.isLate) return [];
  return [item('observation', admission.id, 'The observation is late', clinicalStatus.nextDue, true)];
}
