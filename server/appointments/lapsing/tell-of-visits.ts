import type { VisitsToMove } from '#contract/appointments/visits-to-move.ts';
import type { ScreenLink } from '#contract/screen-links.ts';
import { daysLeft, TOLD_DAYS_BEFORE } from '#contract/staffing/licences.ts';
import { transaction } from '#server/db/transaction.ts';
import { findAccountsOf } from '#server/identity/public.ts';
import { notify } from '#server/notices/notify.ts';
import type { Deps } from '#server/platform/deps.ts';
import { forEachIsolated } from '#server/platform/scheduled-work/for-each-isolated.ts';
import { dayIn } from '#server/platform/zoned-time.ts';
import { listVisitsToMove } from './list-visits-to-move.ts';

/** The reception, who moves them, and the administrators, who enter the new licence: as often as of the licence itself. */
export async function tellOfVisitsToMove(deps: Deps): Promise<void> {
  await forEachIsolated(
    await listVisitsToMove(deps),
    ({ doctorId }) => `visits of ${doctorId}`,
    (one) => tellOf(deps, one),
  );
}

async function tellOf(deps: Deps, { doctorId, doctor, licenceEndsOn, visits }: VisitsToMove): Promise<void> {
  const left = daysLeft(licenceEndsOn, dayIn(deps.config.clinic.timeZone, deps.clock.now()));
  const stage = TOLD_DAYS_BEFORE.findLast((days) => left <= days);
  if (stage === undefined) return;
  const lastDay = licenceEndsOn.split('-').reverse().join('/');
  const many = visits.length === 1 ? '1 visit' : `${visits.length} visits`;
  const title = `${many} of ${doctor} to move`;
  const first = visits[0]?.date.split('-').reverse().join('/');
  const text = `The licence holds until ${lastDay}; the first of these is on ${first}. The reception moves them, unless an administrator enters a new licence.`;
  await transaction(deps.db, async (tx) => {
    const desk = (await findAccountsOf(tx, 'desk')).map((to) => ({ to, link: '/reception' as ScreenLink }));
    const admins = await findAccountsOf(tx, 'admin');
    const link: ScreenLink = `/admin/people/${doctorId}`;
    for (const one of [...desk, ...admins.map((to) => ({ to, link }))]) {
      const dedupeKey = `visits-to-move:${doctorId}:${licenceEndsOn}:${stage}:${one.to}`;
      await notify(tx, deps, {
        ...{ ...one, kind: 'licence', title, text, dedupeKey },
        mail: { subject: title, text: `${title}.\n\n${text}` },
      });
    }
  });
}
