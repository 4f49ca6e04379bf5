// Everything a running server consists of, and how it is stopped. main.ts starts one; tests start as many as they need.

import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { HOUR_MS } from '#contract/durations.ts';
import { makeBackupCare } from './admin/backups/look-after-backups.ts';
import { makeOutgoingGate } from './admin/backups/outgoing/unless-held.ts';
import { startBackups } from './admin/backups/start-backups.ts';
import { holdDueFacts } from './admin/clinic-facts/end-change.ts';
import { carryOutErasures } from './admin/erasures/carry-out.ts';
import { eraseListedAgain } from './admin/erasures/erase-again.ts';
import { endResets } from './admin/factor-resets/end-reset.ts';
import { remindOfReviews } from './admin/glass-reviews/remind-of-reviews.ts';
import { mailCheckpoint } from './admin/mail-checkpoint.ts';
import { makeCheckpointPoster } from './admin/post-checkpoint.ts';
import { checkTrail } from './admin/trail/check-trail.ts';
import { escalateAlerts } from './alerts/escalate-alerts.ts';
import { passOnAlerts } from './alerts/pass-on-alerts.ts';
import { buildApp } from './app.ts';
import { expireRequests, releaseRejectedSlots } from './appointments/changing/expire-requests.ts';
import { tellOfVisitsToMove } from './appointments/lapsing/tell-of-visits.ts';
import { checkReasons } from './appointments/reasons/check-reasons.ts';
import { isStillTrue } from './appointments/still-true.ts';
import { keepWaitlist, lookAtWaitlist } from './appointments/waitlist/keep-waitlist.ts';
import { startSealer } from './audit/start-sealer.ts';
import { makeNoticeDelivery, purgeDeliveries } from './channels/deliver-notices.ts';
import { makeChannels } from './channels/make-channels.ts';
import { planDeliveries } from './channels/plan-deliveries.ts';
import { loadPushKeys } from './channels/push/push-keys.ts';
import { watchGateways } from './channels/texts/watch-gateways.ts';
import { makeTakeUp } from './clinic/take-up-changes.ts';
import { answerForgotten } from './credentials/answer-forgotten.ts';
import { type OpenDatabase, openDatabase } from './db/connect.ts';
import { assertKeyIsHere, openKeys } from './db/sealed/open-keys.ts';
import { rewrapKeys } from './db/sealed/rewrap-keys.ts';
import { sealExisting } from './db/sealed/seal-existing.ts';
import { watchDatabase } from './db/watch-database.ts';
import { remindOfHolds } from './doses/after-stay/remind-of-holds.ts';
import { remindOfDoses } from './doses/remind-of-doses.ts';
import { remindOfRepeats } from './doses/repeats/remind-of-repeats.ts';
import { purgeExpired } from './identity/purge-expired.ts';
import { stillOpen } from './identity/sessions/find-session.ts';
import { checkAgain } from './inbox/checks/check-again.ts';
import { deleteUnsentPhotos } from './inbox/photos/add-photo.ts';
import { remindOfInbox } from './inbox/remind-of-inbox.ts';
import { planDoses } from './medication/doses/plan-doses.ts';
import { takeOverPrescriptions } from './medication/orders/take-over-prescriptions.ts';
import { escalateMessages } from './messages/escalate-messages.ts';
import { isMailStillTold } from './notices/still-told/is-mail-still-told.ts';
import { endAccessByItself } from './patients/access/end-by-itself.ts';
import { findStillActing } from './patients/access/find-access.ts';
import { answerUnconfirmed } from './patients/email/answer-unconfirmed.ts';
import { fillSounds } from './patients/search/fill-sounds.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Deps } from './platform/deps.ts';
import { openMasterKeys } from './platform/encryption/master-keys.ts';
import { makeDeparture } from './platform/http/departure.ts';
import { makeEventHub } from './platform/live/event-hub.ts';
import { startPublisher } from './platform/live/event-publisher.ts';
import type { Log } from './platform/logger.ts';
import { deliverMails } from './platform/mail/deliver-mails.ts';
import { makeRateLimit } from './platform/rate-limit.ts';
import { every } from './platform/scheduled-work/every.ts';
import { notifyDueReminders } from './reminders/notify-due-reminders.ts';
import { LOOKED_AT_EVERY_MS, remindOfLicences } from './staffing/licences/remind-of-licences.ts';
import { giveBackTasks } from './tasks/give-back-tasks.ts';
import { remindOfCallBacks } from './tasks/remind-of-call-backs.ts';
import { checkText } from './triage/engine/check-text.ts';
import { notifyUndecided } from './triage/notifying/notify-undecided.ts';
import { remindOfVaccines } from './vaccines/remind-of-vaccines.ts';
import { askWhereNothingConnects } from './visits/call-back.ts';
import { endDesertedVisits } from './visits/end-visit.ts';
import { forgetOldSignals } from './visits/seats/signals.ts';
import { followProfiles } from './ward/judging/follow-profiles.ts';

/** How long requests in hand have to be answered with 503 once the database was given up. */
const LAST_ANSWERS_MS = 500;

export type RunningApp = { fastify: FastifyInstance; deps: Deps; stop(): Promise<void> };

type Parts = {
  config: Config;
  log: Log;
  appUrl: string;
  /** To seal rows from before, and to erase patients. Without it neither is done. */
  ownerUrl?: string;
  clock?: Clock;
  webFolder?: string;
};

/** The keys to what is sealed, and the work of sealing what was here before. */
async function openSealed(
  database: OpenDatabase,
  { config, log, ownerUrl }: Pick<Parts, 'config' | 'log' | 'ownerUrl'>,
) {
  await assertKeyIsHere(database, config);
  const master = openMasterKeys(config);
  const seal = await openKeys(database, master);
  database.sealed.onBroken = (err) => log.error({ err }, 'A sealed text of an alarm does not open.');
  const sealing = ownerUrl ? sealExisting({ ownerUrl, sealed: database.sealed, log }) : null;
  // Whoever works here logs in by a hash of the address: these few rows are sealed before anyone can.
  await sealing?.first();
  return { master, seal, sealing };
}

export async function startApp(parts: Parts): Promise<RunningApp> {
  const { config, log, appUrl, ownerUrl, clock = systemClock, webFolder } = parts;
  const database = openDatabase(appUrl, {
    max: 20,
    isPreparing: config.isPreparing,
    onConnectionLost: () => log.warn('a database connection was lost'),
  });
  const { master, seal, sealing } = await openSealed(database, { config, log, ownerUrl }).catch(async (error) => {
    await database.close();
    throw error;
  });
  const deps: Deps = { config, log, clock, db: database.db, seal };
  if (ownerUrl) {
    const keys = master.all().map((key) => key.seal.derive('backup'));
    await eraseListedAgain(deps, ownerUrl, keys).catch(async (error) => {
      await database.close();
      throw error;
    });
  }
  const watch = watchDatabase({
    url: appUrl,
    bytesRead: database.bytesRead,
    breakConnections: database.breakConnections,
    onHang: () => {
      // The one that listens hangs with the others, and nobody asks it anything.
      hub.drop();
      log.error('the database does not answer; its connections were given up');
    },
  });
  database.refuseWhile(watch.isSilent);
  const hub = makeEventHub({
    url: appUrl,
    log,
    stillOpen: (ids) => stillOpen(deps, ids),
    stillActing: (ids) => findStillActing(deps, ids),
    mostPerAddress: config.streamsPerAddress,
  });
  const limit = makeRateLimit(deps);
  const channels = makeChannels(deps);
  // Made at the first start. A clinic whose master key was lost still opens, without phone notices.
  await loadPushKeys(deps).catch((error: unknown) => log.error({ err: error }, 'the push key cannot be opened'));
  const takeUp = makeTakeUp(deps);
  await takeUp().catch((error: unknown) => log.warn({ err: error }, 'what the clinic has set is read again soon'));
  const departure = makeDeparture();
  const fastify = await buildApp({
    ...{ deps, hub, limit, longestWaitMs: database.longestWaitMs, departure },
    ...(webFolder ? { webFolder } : {}),
  });
  await hub.start();
  const publisher = startPublisher(deps);

  const sealer = startSealer(deps);
  // Of a restored clinic, which may be a trial on another machine.
  const unlessHeld = makeOutgoingGate(deps);
  const notices = makeNoticeDelivery(deps, channels, isStillTrue);
  const stopping = new AbortController();
  const tasks = [
    every(500, 'flush the rate limits', log, limit.flush),
    every(2_000, 'take up what the clinic has set', log, takeUp),
    every(10_000, 'take up changes of the clinic that have waited', log, () => holdDueFacts(deps)),
    every(1_000, 'tell due reminders', log, () => notifyDueReminders(deps)),
    every(1_000, 'expire requests', log, () => expireRequests(deps)),
    every(10_000, 'tell who should be seen today', log, () => notifyUndecided(deps)),
    every(10_000, 'ask for a call where a video visit does not connect', log, () => askWhereNothingConnects(deps)),
    every(10_000, 'end video visits that nobody is in', log, () => endDesertedVisits(deps)),
    every(60_000, 'forget old signals', log, () => forgetOldSignals(deps)),
    every(1_000, 'release rejected slots', log, () => releaseRejectedSlots(deps)),
    every(1_000, 'offer what became free', log, () => keepWaitlist(deps)),
    every(60_000, 'look at the waiting list', log, () => lookAtWaitlist(deps)),
    every(1_000, 'escalate alerts', log, () => escalateAlerts(deps)),
    every(2_000, 'judge sets by what is known now', log, () => followProfiles(deps)),
    every(10_000, 'pass on alerts of lapsed licences', log, () => passOnAlerts(deps)),
    every(60_000, 'remind of call-backs', log, () => remindOfCallBacks(deps)),
    every(60_000, 'give tasks back', log, () => giveBackTasks(deps)),
    every(1_000, 'escalate messages', log, () => escalateMessages(deps)),
    every(10_000, 'remind of messages of patients', log, () => remindOfInbox(deps)),
    every(10_000, 'check messages again', log, () => checkAgain(deps)),
    every(2_000, 'read reasons of visits', log, () => checkReasons(deps, checkText)),
    every(60_000, 'delete photos that were not sent', log, () => deleteUnsentPhotos(deps)),
    every(5_000, 'remind of doses', log, () => remindOfDoses(deps)),
    every(60_000, 'remind of repeats', log, () => remindOfRepeats(deps)),
    every(60_000, 'remind of medicines after a stay', log, () => remindOfHolds(deps)),
    every(60_000, 'end what others may', log, () => endAccessByItself(deps)),
    every(60_000, 'remind of vaccines', log, () => remindOfVaccines(deps)),
    every(2_000, 'order what was prescribed', log, () => takeOverPrescriptions(deps)),
    every(30_000, 'plan doses', log, () => planDoses(deps)),
    every(5_000, 'write the sounds of names', log, () => fillSounds(deps)),
    ...(sealing ? [every(2_000, 'seal what was here before', log, sealing.next)] : []),
    every(10_000, 'wrap keys under the current master key', log, () => rewrapKeys(database.keyPool, master, log)),
    every(500, 'answer who forgot', log, () => answerForgotten(deps, answerUnconfirmed)),
    every(60_000, 'mail the audit checkpoint', log, () => mailCheckpoint(deps)),
    every(60_000, 'remind of reviews', log, () => remindOfReviews(deps)),
    every(LOOKED_AT_EVERY_MS, 'remind of licences', log, () => remindOfLicences(deps)),
    every(LOOKED_AT_EVERY_MS, 'tell of visits to move', log, () => tellOfVisitsToMove(deps)),
    every(60_000, 'finish resets of second factors', log, () => endResets(deps)),
    ...(ownerUrl
      ? [every(60_000, 'erase patients who asked for it', log, () => carryOutErasures(deps, ownerUrl))]
      : []),
    every(1_000, 'verify the trail', log, () => checkTrail(deps, stopping.signal)),
    every(60_000, 'post the audit checkpoint', log, unlessHeld(makeCheckpointPoster(deps))),
    every(60_000, 'look after the backups', log, makeBackupCare(deps)),
    startBackups(deps),
    every(HOUR_MS, 'purge what has expired', log, () => purgeExpired(deps)),
    every(
      1_000,
      'plan notices',
      log,
      unlessHeld(() => planDeliveries(deps, channels)),
    ),
    every(
      1_000,
      'deliver notices',
      log,
      unlessHeld(() => notices.begin()),
    ),
    notices,
    every(
      60_000,
      'look after the services for texts',
      log,
      unlessHeld(() => watchGateways(deps, channels)),
    ),
    every(HOUR_MS, 'purge deliveries', log, () => purgeDeliveries(deps)),
    every(
      1_000,
      'deliver mails',
      log,
      unlessHeld(async () => {
        if (channels.mail.isConfigured) await deliverMails(deps, channels.mail, isStillTrue, isMailStillTold);
      }),
    ),
  ];

  return {
    fastify,
    deps,
    /**
     * Behind a balancer it leaves first. Then streams, so that no one waits for events; then requests in hand; then the tasks;
     * the trail is sealed last.
     */
    async stop() {
      const inOrder = async () => {
        if (config.drainMs > 0 && fastify.server.listening) await departure.leave(config.drainMs);
        stopping.abort();
        await hub.stop();
        await fastify.close();
        for (const task of tasks) await task.stop();
        await limit.flush().catch(() => {});
        await publisher.stop();
        await sealer.stop();
        await watch.stop();
        await database.close();
      };
      // A database that does not answer is not waited for: what was not sealed or counted is so at the next start.
      const silent = watch.whenSilent().then(() => pause(LAST_ANSWERS_MS));
      await Promise.race([inOrder(), silent]);
      await watch.stop();
      hub.drop();
      database.breakConnections();
    },
  };
}
