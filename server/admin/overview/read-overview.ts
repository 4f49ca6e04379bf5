import { statfs } from 'node:fs/promises';
import { DAY_MS } from '#contract/durations.ts';
import type { Overview, Part, Waiting } from '#contract/overview.ts';
import { listVisitsToMove } from '#server/appointments/lapsing/list-visits-to-move.ts';
import { findGatewayFigures } from '#server/channels/public.ts';
import { DEMO_CLINIC } from '#server/platform/clinic-details.ts';
import type { Deps } from '#server/platform/deps.ts';
import { dayBounds, dayIn } from '#server/platform/zoned-time.ts';
import { isModelResting } from '#server/triage/ai/ask-model.ts';
import { nameOfService } from '#server/triage/ai/choose-provider.ts';
import { lookAtErasedLists } from '../erasures/look-at-lists.ts';
import { aiPart, databasePart, diskPart, livePart, mailPart, textsPart } from './parts.ts';
import { setUpSteps } from './set-up.ts';
import {
  askDatabase,
  databaseSize,
  liveFigures,
  mailFigures,
  setUpFigures,
  todayFigures,
  waitingFigures,
} from './store.ts';

/** Counts and times only: nothing here says who a patient is. */
export async function readOverview(deps: Deps): Promise<Overview> {
  const now = deps.clock.now();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const today = dayIn(deps.config.clinic.timeZone, now);
  const times = { now, dayAgo: ago(DAY_MS), weekAgo: ago(7 * DAY_MS), today };
  const [database, disk, erased] = await Promise.all([lookAtDatabase(deps), lookAtDisk(deps), lookAtErasedLists(deps)]);
  const [mails, texts, live, waits, setUp, day, toMove] = await Promise.all([
    mailFigures(deps.db, times),
    lookAtTexts(deps, now),
    liveFigures(deps.db),
    waitingFigures(deps.db, times),
    setUpFigures(deps.db),
    todayFigures(deps.db, { ...dayBounds(today, deps.config.clinic.timeZone), now }),
    listVisitsToMove(deps),
  ]);
  const mail = mailPart(
    {
      isConfigured: deps.config.smtpUrl !== undefined,
      sentToday: mails.sent,
      failedToday: mails.failed,
      waiting: mails.waiting,
      oldestWaitingAt: mails.oldest_waiting,
      lastSentAt: mails.last_sent,
    },
    now,
  );
  const ai = aiPart({ service: nameOfService(deps.config), isResting: isModelResting(deps) });
  const waiting = [
    waitingFor('facts', waits.facts, waits.asked_since),
    waitingFor('glass', waits.glass, waits.glass_since),
    waitingFor('mails', mails.failed_week, mails.failed_since),
    waitingFor('visits', toMove.flatMap(({ visits }) => visits).length, null),
    waitingFor('applications', waits.applications, waits.applied_since),
    waitingFor('invitations', waits.invitations, waits.invited_since),
    waitingFor('beds', waits.beds, null),
  ];
  return {
    checkedAt: now.toISOString(),
    parts: [database, mail, ...texts, disk, ai, livePart(live), ...(erased ? [erased] : [])],
    waiting: waiting.filter(({ count }) => count > 0),
    setUp: setUpSteps({
      hasOwnName: deps.config.clinic.name !== DEMO_CLINIC.CLINIC_NAME,
      departments: setUp.departments,
      doctors: setUp.doctors,
      doctorsWithHours: setUp.doctors_with_hours,
      beds: setUp.beds,
      nurses: setUp.nurses,
      receptionists: setUp.receptionists,
      administrators: setUp.administrators,
      visits: setUp.has_visits ? 1 : 0,
    }),
    today: {
      visits: day.visits,
      arrived: day.arrived,
      beds: day.beds,
      bedsTaken: day.beds_taken,
      bedsClosed: day.beds_closed,
      loggedIn: day.logged_in,
      doctorsLoggedIn: day.doctors,
      nursesLoggedIn: day.nurses,
    },
  };
}

const waitingFor = (kind: Waiting['kind'], count: number, since: Date | null): Waiting => ({
  kind,
  count,
  since: since?.toISOString() ?? null,
});

async function lookAtTexts({ db, config }: Deps, now: Date): Promise<Part[]> {
  const names = (['sms', 'whatsapp'] as const).filter((name) => config[name] !== null);
  return Promise.all(names.map(async (name) => textsPart(name, await findGatewayFigures(db, name, now), now)));
}

async function lookAtDatabase({ db }: Deps): Promise<Part> {
  const asked = performance.now();
  await askDatabase(db);
  const milliseconds = performance.now() - asked;
  return databasePart({ milliseconds, ...(await databaseSize(db)) });
}

/** The disk of the data folder; with a database elsewhere that one's disk is its operator's. */
async function lookAtDisk({ config }: Deps): Promise<Part> {
  const { blocks, bavail, bsize } = await statfs(config.dataDir);
  return diskPart({ bytes: blocks * bsize, freeBytes: bavail * bsize });
}
