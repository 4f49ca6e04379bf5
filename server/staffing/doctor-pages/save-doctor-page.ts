import type { DoctorPage } from '#contract/staffing/doctor-pages.ts';
import type { DoctorPageForm, StoredDoctorPage } from '#contract/staffing/writing-doctor-pages.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish, SEE_SLOTS } from '#server/platform/events.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findDoctorPage, readDoctorPage, requirePage } from './read-doctor-page.ts';
import { writePage } from './store.ts';

/** Replaces the page as it was read. Of two who write at once one wins; the other looks again. */
export async function saveDoctorPage(
  deps: Deps,
  actor: Actor,
  doctorId: string,
  { version, ...form }: DoctorPageForm,
): Promise<StoredDoctorPage> {
  return transaction(deps.db, async (tx) => {
    await requirePage(tx, actor, doctorId);
    const before = await findDoctorPage(tx, doctorId);
    const page = { ...form, languages: [...new Set(form.languages)] };
    const savedAt = deps.clock.now();
    const isWritten = await writePage(tx, { doctorId, page, version, savedAt, savedBy: actor.accountId });
    if (!isWritten) throw new Refusal('version_outdated');
    await appendEntry(tx, deps.clock, actor, 'doctor_page.saved', {
      subject: 'account',
      subjectId: doctorId,
      details: whatChanged(before, page),
    });
    await publish(tx, { type: 'slots', id: doctorId, to: { roles: SEE_SLOTS } });
    await publish(tx, { type: 'accounts', id: doctorId, to: { roles: ['admin'], accounts: [doctorId] } });
    return readDoctorPage({ db: tx }, actor, doctorId);
  });
}

/** Which parts, never the words. */
const whatChanged = (before: DoctorPage, after: DoctorPage): Record<string, boolean> =>
  Object.fromEntries(
    (Object.keys(after) as (keyof DoctorPage)[]).map((part) => [part, String(before[part]) !== String(after[part])]),
  );
