// Who is told of a message, on the screen and by mail. Nothing that was written is in it.

import type { Tx } from '../db/connect.ts';
import { findAccountsOf } from '../identity/public.ts';
import { notify } from '../notices/notify.ts';
import { tellPatient, type Whom } from '../patients/telling/tell-patient.ts';
import type { Deps } from '../platform/deps.ts';
import { publish } from '../platform/events.ts';
import { linkTo } from '../platform/link.ts';
import type { ThreadRow } from './store.ts';

type Needs = Pick<Deps, 'clock' | 'config' | 'seal'>;

const atWork = (isDesk: boolean) => (isDesk ? '/staff-dashboard?view=inbox' : '/doctor-dashboard?view=inbox');

type ToClinic = {
  title: string;
  text: string;
  /** Said once to each. */
  onceKey: string;
  /** Besides whom it concerns: everyone at the desk, and these, by mail too. */
  alsoDesk?: boolean;
  alsoByMail?: readonly string[];
};

/** Tells whoever has the thread, or the doctor to whom it was written, or the desk. */
export async function tellClinic(
  tx: Tx,
  deps: Needs,
  thread: ThreadRow,
  { title, text, onceKey, alsoDesk = false, alsoByMail = [] }: ToClinic,
): Promise<void> {
  const desk = new Set(await findAccountsOf(tx, 'staff'));
  // Whoever it was given to; of what the whole desk is told the doctor it was written to is told, too.
  const doctor = thread.doctor_id;
  const helper = thread.assignee === null ? null : thread.assigned_to;
  const concerned = (alsoDesk ? [helper, doctor] : [helper ?? doctor]).filter((id) => id !== null);
  const others = [...alsoByMail, ...(alsoDesk || concerned.length === 0 ? desk : [])];
  for (const to of new Set([...concerned, ...others])) {
    const link = atWork(desk.has(to));
    await notify(tx, deps, {
      to,
      kind: 'inbox',
      title,
      text,
      link,
      patientId: thread.patient_id,
      dedupeKey: `${onceKey}:${to}`,
      // The desk looks at its screen; a mail for each message to each of them would be read by nobody.
      ...(concerned.includes(to) || alsoByMail.includes(to)
        ? {
            mail: {
              subject: 'A message of a patient waits for you',
              text: `A patient has written, and the message waits for you.\n\n${linkTo(deps.config, link)}`,
            },
          }
        : {}),
    });
  }
}

const whomOf = ({ id, patient_id, patient_account_id }: ThreadRow): Whom => ({
  ...{ patientId: patient_id, accountId: patient_account_id, part: 'messages' },
  about: { table: 'inbox_threads', id },
});

/** What the notices of this thread's answers begin with: who has read the thread has read them. */
export const answerKeys = (threadId: string) => `inbox-answer:${threadId}:`;

export async function tellOfAnswer(tx: Tx, deps: Needs, thread: ThreadRow, messageId: string): Promise<void> {
  const link = `/messages/${thread.doctor_id ?? 'desk'}` as const;
  await tellPatient(tx, deps, whomOf(thread), {
    kind: 'inbox',
    says: thread.doctor
      ? { code: 'message-from-doctor', values: { doctor: thread.doctor } }
      : { code: 'message-from-desk' },
    link,
    dedupeKey: `${answerKeys(thread.id)}${messageId}`,
  });
}

/** Danger was found after the message was sent: said at once, also in quiet hours, as it is said at sending. */
export async function tellPatientToCall(tx: Tx, deps: Needs, thread: ThreadRow, messageId: string): Promise<void> {
  const { emergencyNumber } = deps.config.clinic;
  const link = `/messages/${thread.doctor_id ?? 'desk'}` as const;
  await tellPatient(tx, deps, whomOf(thread), {
    kind: 'danger',
    says: { code: 'message-shows-danger', values: { emergencyNumber } },
    link,
    dedupeKey: `inbox-danger-found:${messageId}`,
  });
}

/** Makes everyone refetch who may see the thread. The desk may see it once it is late, and no longer once it is answered. */
export const publishThread = (tx: Tx, thread: ThreadRow, also: readonly (string | null)[] = []): Promise<void> =>
  publish(tx, {
    type: 'inbox',
    id: thread.id,
    to: {
      accounts: [...new Set([thread.doctor_id, thread.assigned_to, ...also].filter((id) => id !== null))],
      patients: [thread.patient_id],
      roles: ['staff'],
    },
  });
