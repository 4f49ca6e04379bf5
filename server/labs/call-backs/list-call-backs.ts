import type { CallBack, DoctorToCall } from '#contract/labs/lab-call-backs.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { listDoctorsOf } from '#server/schedule/find-doctor.ts';
import { listOnDuty } from '#server/staffing/duty.ts';
import { ordersToCallBack } from '../store.ts';
import { presentCallBack } from './present-call-back.ts';
import { phonesOfDoctors } from './store.ts';

/** Every nurse sees them: whoever is there calls. Doctors only while there is something to call about. */
export async function listCallBacks(deps: Deps, actor: Actor): Promise<{ open: CallBack[]; doctors: DoctorToCall[] }> {
  return transaction(deps.db, async (tx) => {
    const open = (await ordersToCallBack(tx)).flatMap((row) => presentCallBack(row) ?? []);
    if (open.length === 0) return { open, doctors: [] };
    for (const { orderId, patientId } of open)
      await appendEntry(tx, deps.clock, actor, 'lab_call_back.seen', {
        subject: 'lab-order',
        subjectId: orderId,
        patientId,
      });
    const onDuty = new Set(await listOnDuty(tx, 'doctor'));
    const phones = await phonesOfDoctors(tx);
    const doctors = (await listDoctorsOf(tx)).map(({ id, name, department }) => ({
      id,
      name,
      department,
      isOnDuty: onDuty.has(id),
      phone: phones.get(id) ?? null,
    }));
    return { open, doctors: doctors.toSorted((one, other) => Number(other.isOnDuty) - Number(one.isOnDuty)) };
  });
}
