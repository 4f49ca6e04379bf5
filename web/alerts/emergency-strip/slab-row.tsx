// One alarm that nobody has acknowledged. The first of them is tall, the others are low.
import { IconCheck, IconClock, IconMessage, IconRefresh } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Alert } from '#contract/alerts.ts';
import type { CriticalMessage } from '#contract/messages.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { sentenceFor } from '#web/refusal.ts';
import { classNames } from '#web/ui/class-names.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { useNow } from '#web/ui/time/now.ts';
import { timeOfDay } from '#web/ui/time/time.ts';
import { ageOf, bedOf, nextStep, SOURCE_WORDS, waitingFor, whyOf } from '../alert-words.ts';
import { useAcknowledgeAlert, useAcknowledgeMessage } from '../queries.ts';
import { isSilent, useLoudspeaker } from '../sound/loudspeaker.ts';
import styles from './emergency-strip.module.css';
import type { ClinicHome } from './emergency-strip.tsx';
import { usePassOnFocus } from './pass-on-focus.ts';

type RowProps = { isFirst: boolean; home: ClinicHome };

const whenRefused = { onError: (error: unknown) => toast.error(sentenceFor(error)) };

export function AlertRow({ alert, isFirst, home }: RowProps & { alert: Alert }) {
  const timeZone = useTimeZone();
  const acknowledge = useAcknowledgeAlert();
  const row = usePassOnFocus();
  const { score, source, patient, place, toldPlace, phone, raisedAgainAt, unansweredSince } = alert;
  const bed = bedOf(place);
  return (
    <li className={classNames(`stack middle gap-16 ${styles.row}`, isFirst && styles.tall)} ref={row}>
      {score === null ? (
        <p className={classNames(`stack gap-3 text-13 bold place-centre ${styles.figure}`, styles.word)}>
          <b>{SOURCE_WORDS[source].short}</b>
        </p>
      ) : (
        <p className={`stack gap-3 text-13 bold place-centre ${styles.figure}`}>
          <b>{score}</b> NEWS2
        </p>
      )}
      <div className={`min-0 lead-130 breakable ${styles.words}`}>
        <p className={`row wrap baseline gap-x-10 ${styles.who}`}>
          <b>{bed ? `${bed} ${patient}` : patient}</b>
          {toldPlace && <b>called from: {toldPlace}</b>}
          {!bed && <span>{place ?? phone}</span>}
          <Waits since={unansweredSince} />
          {raisedAgainAt && (
            <span className={`row-inline gap-5 text-14 bold icons-15 ${styles.again}`}>
              <IconRefresh aria-hidden />
              Raised again {timeOfDay(raisedAgainAt, timeZone)}
            </span>
          )}
        </p>
        <p className={styles.why}>{whyOf(alert, timeZone)}</p>
        {isFirst && alert.readings && <p className={styles.readings}>{alert.readings}</p>}
        <Clock since={unansweredSince} isFirst={isFirst} />
      </div>
      <Actions
        score={score}
        isBusy={acknowledge.isPending}
        onAcknowledge={() => mutateDetached(acknowledge, { id: alert.id, score }, whenRefused)}
      >
        {alert.can.openChart && (
          <Link
            className={`row-inline centred semibold nowrap min-height-48 ${styles.open}`}
            to={home}
            search={{ view: 'patients', patient: alert.patientId }}
          >
            Open chart
          </Link>
        )}
      </Actions>
    </li>
  );
}

export function MessageRow({ message, isFirst, home }: RowProps & { message: CriticalMessage }) {
  const timeZone = useTimeZone();
  const acknowledge = useAcknowledgeMessage();
  const row = usePassOnFocus();
  const { author, patient, place, subject, sentAt } = message;
  const bed = bedOf(place);
  return (
    <li className={classNames(`stack middle gap-16 ${styles.row}`, isFirst && styles.tall)} ref={row}>
      <p className={classNames(`stack gap-3 text-13 bold place-centre ${styles.figure}`, styles.word)}>
        <IconMessage aria-hidden /> {timeOfDay(sentAt, timeZone)}
      </p>
      <div className={`min-0 lead-130 breakable ${styles.words}`}>
        <p className={`row wrap baseline gap-x-10 ${styles.who}`}>
          <b>{[bed, patient].filter(Boolean).join(' ') || 'Critical message'}</b>
          <span>from {author}</span>
          <Waits since={sentAt} />
        </p>
        <p className={styles.why}>
          {message.isWithheld ? 'For whoever acknowledges it' : `${subject}: ${message.message}`}
        </p>
        <Clock since={sentAt} who={`${author} is told so`} isFirst={isFirst} />
      </div>
      <Actions
        score={null}
        isBusy={acknowledge.isPending}
        onAcknowledge={() => mutateDetached(acknowledge, message.id, whenRefused)}
      >
        <Link
          className={`row-inline centred semibold nowrap min-height-48 ${styles.open}`}
          to={home}
          search={{ view: 'messages', message: message.id }}
        >
          Open message
        </Link>
      </Actions>
    </li>
  );
}

/** In rows that have no room for the clock. */
function Waits({ since }: { since: string }) {
  const now = useNow();
  return <span className={styles.waits}>waiting {ageOf(since, now)}</span>;
}

type ClockProps = { since: string; who?: string; isFirst: boolean };

function Clock({ isFirst, ...waiting }: ClockProps) {
  const timeZone = useTimeZone();
  const now = useNow();
  const loudspeaker = useLoudspeaker();
  if (!isFirst) return null;
  return (
    <p className={styles.clock}>
      <IconClock aria-hidden />
      {waitingFor(waiting.since, now)} {nextStep({ ...waiting, timeZone, now, isSilent: isSilent(loudspeaker) })}
    </p>
  );
}

type ActionsProps = { score: number | null; isBusy: boolean; onAcknowledge: () => void; children: ReactNode };

function Actions({ score, isBusy, onAcknowledge, children }: ActionsProps) {
  return (
    <div className={`row gap-4 ${styles.actions}`}>
      {/* A button that is disabled loses the keyboard's place. */}
      <button
        type="button"
        className={`row-inline centred gap-8 min-height-48 pressable round nowrap icons-20 ${styles.acknowledge}`}
        aria-disabled={isBusy}
        onClick={isBusy ? undefined : onAcknowledge}
      >
        <IconCheck aria-hidden />
        Acknowledge {score}
      </button>
      {children}
    </div>
  );
}
