import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import { daysLeft, TOLD_DAYS_BEFORE } from '#contract/staffing/licences.ts';
import { transaction } from '#server/db/transaction.ts';
import { notify } from '#server/notices/notify.ts';
import type { Deps } from '#server/platform/deps.ts';
import { forEachIsolated } from '#server/platform/scheduled-work/for-each-isolated.ts';
import { dayIn } from '#server/platform/zoned-time.ts';
import { enabledAdministrators, licencesEnding } from '../store.ts';

/** After a server that stood still for some days, the last notice is still sent. */
const MADE_UP_FOR_DAYS = 7;

type Licence = { id: string; name: string; ends_on: string };

/** The person and the administrators, 30 and 7 days before the last day, and on it. Whoever is late hears the nearest alone. */
export async function remindOfLicences(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const dayFromNow = (days: number) => dayIn(deps.config.clinic.timeZone, new Date(now.getTime() + days * DAY_MS));
  const licences = await licencesEnding(deps.db, {
    from: dayFromNow(-MADE_UP_FOR_DAYS),
    until: dayFromNow(TOLD_DAYS_BEFORE[0]),
  });
  await forEachIsolated(
    licences,
    ({ id }) => `licence of ${id}`,
    (licence) => remindOf(deps, licence, dayFromNow(0)),
  );
}

export const LOOKED_AT_EVERY_MS = HOUR_MS;

async function remindOf(deps: Deps, { id, name, ends_on }: Licence, today: string): Promise<void> {
  const left = daysLeft(ends_on, today);
  const stage = TOLD_DAYS_BEFORE.findLast((days) => left <= days);
  if (stage === undefined) return;
  const day = ends_on.split('-').reverse().join('/');
  await transaction(deps.db, async (tx) => {
    const key = `licence:${id}:${ends_on}:${stage}`;
    const mine = `Your licence ${when(left, day)}`;
    const what = 'Without a new date you can read, but not sign. Show the new licence to an administrator.';
    await notify(tx, deps, {
      ...{ to: id, kind: 'licence', title: mine, text: what, link: '/account', dedupeKey: key },
      mail: { subject: mine, text: `${mine}.\n\n${what}` },
    });
    for (const to of await enabledAdministrators(tx)) {
      if (to === id) continue;
      const title = `The licence of ${name} ${when(left, day)}`;
      const text = 'Enter the new date under People. After its last day they can read, but not sign.';
      await notify(tx, deps, {
        ...{ to, kind: 'licence', title, text, link: `/admin/people/${id}`, dedupeKey: `${key}:${to}` },
        mail: { subject: title, text: `${title}.\n\n${text}` },
      });
    }
  });
}

function when(left: number, day: string): string {
  if (left < 0) return `lapsed on ${day}`;
  if (left === 0) return 'ends today';
  return `ends on ${day}, in ${left === 1 ? '1 day' : `${left} days`}`;
}
