import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { DAY_MS } from '#contract/durations.ts';
import type { AskedRepeat, HomeMedicine } from '#contract/medicines/doses.ts';
import { asSentences } from '#web/language/as-sentences.ts';
import { AsWritten } from '#web/language/marked-text.tsx';
import { t, tCount, tFromServer } from '#web/language/say.ts';
import { useClinic } from '../api/clinic.ts';
import { mutateDetached } from '../mutate-detached.ts';
import { sentenceFor } from '../refusal.ts';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { useNow } from '../ui/time/now.ts';
import { dayAndTime } from '../ui/time/time.ts';
import { dayWords, weekdayAndDay } from '../ui/time/zoned-time.ts';
import { takenInWords } from './dose-words.ts';
import styles from './doses.module.css';
import { useAskRepeat } from './queries.ts';

type MedicineRowProps = {
  medicine: HomeMedicine;
  /** Beside the name. */
  side?: ReactNode;
};

/** What it is, when it is taken, how long it lasts, and what became of the repeat. */
export function MedicineRow({ medicine, side }: MedicineRowProps) {
  const { name, dosage, instructions, repeat, hold, nextOn, firstDoseFrom, can } = medicine;
  const timeZone = useTimeZone();
  const now = useNow();
  return (
    <li className={`stack gap-8 ruled ${styles.medicine}`}>
      <div className="row wrap between gap-8 gap-x-12">
        <span className={`min-0 breakable lead-130 ${styles.name}`}>
          <b className="block semibold">
            <AsWritten>{name}</AsWritten> {tFromServer(dosage)}
          </b>
          <span className="muted">
            {takenInWords(medicine)}
            {instructions && '. '}
            <AsWritten>{instructions}</AsWritten>
          </span>
        </span>
        {side}
        {can.askRepeat && <AskForRepeat medicine={medicine} />}
      </div>
      {hold && <AskFirst hold={hold} />}
      {firstDoseFrom && !hold && (
        <p className="attention semibold">
          {t('Take none before {moment}. You have taken the earlier one already.', {
            moment: dayAndTime(firstDoseFrom, timeZone, now),
          })}
        </p>
      )}
      {nextOn && !hold && <p className="semibold">{t('Next dose: {day}', { day: dayWithWeekday(nextOn) })}</p>}
      <Supply medicine={medicine} />
      <WhenToAsk medicine={medicine} />
      {repeat && <RepeatLine repeat={repeat} />}
    </li>
  );
}

function AskFirst({ hold }: { hold: NonNullable<HomeMedicine['hold']> }) {
  const phone = useClinic().data?.phone;
  return (
    <AlertBox tone="attention" title={t('Ask your doctor before taking this again.')}>
      <p>
        {hold === 'stopped'
          ? t('The ward stopped it, and your doctor has not decided yet how it goes on. We tell you then.')
          : t('The ward changed it, and your doctor has not decided yet how it goes on. We tell you then.')}
      </p>
      {phone && (
        <ButtonAnchor href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{t('Call {phone}', { phone })}</ButtonAnchor>
      )}
    </AlertBox>
  );
}

function Supply({ medicine: { supply, isActive, endsOn, frequency } }: { medicine: HomeMedicine }) {
  // Of a single dose no days are left before it is taken, and none after it.
  if (frequency === 'once' && isActive) return null;
  if (!isActive && endsOn) return <p className="muted">{t('Ended {day}', { day: shortDay(endsOn) })}</p>;
  if (!supply) return <p className="muted">{t('Days left: unknown')}</p>;
  const { daysLeft, dosesLeft, doses, isLow } = supply;
  const share = `${Math.round((100 * dosesLeft) / doses)}%`;
  return (
    <div className="row gap-12">
      <span className={classNames(`grow clipped sunk ${styles.bar}`, isLow && styles.low)} aria-hidden>
        <span style={{ width: share }} />
      </span>
      <span className={isLow ? 'attention semibold' : 'muted'}>
        {tCount('{n} day left', '{n} days left', daysLeft)}
      </span>
    </div>
  );
}

/** Why nothing is asked for now, and from when on. */
function WhenToAsk({ medicine: { name, askFrom, needsVisit } }: { medicine: HomeMedicine }) {
  if (askFrom) return <p className="muted">{t('Ask for a repeat from {day}.', { day: dayWithWeekday(askFrom) })}</p>;
  if (!needsVisit) return null;
  return (
    <p>
      {t('This course is finished. If you are not well, a doctor looks first.')}{' '}
      <Link className={styles.link} to="/book">
        {t('Book a visit')}
        <span className="visually-hidden">: {name}</span>
      </Link>
    </p>
  );
}

function AskForRepeat({ medicine: { id, name } }: { medicine: HomeMedicine }) {
  const asking = useAskRepeat();
  const [key] = useState(() => crypto.randomUUID());
  const ask = () =>
    mutateDetached(
      asking,
      { id, key },
      {
        onSuccess: ({ repeat }) =>
          toast.success(
            t('Asked for {name}', { name }),
            t('{doctor} decides.', { doctor: repeat?.doctor ?? t('Your doctor') }),
          ),
        onError: (error) => toast.error(sentenceFor(error)),
      },
    );
  return (
    <Button isBusy={asking.isPending} onClick={ask}>
      {t('Ask for a repeat')}
      <span className="visually-hidden">: {name}</span>
    </Button>
  );
}

const RENEWED_SHOWN_MS = 14 * DAY_MS;

function RepeatLine({ repeat: { state, askedAt, decidedAt, doctor, answer } }: { repeat: AskedRepeat }) {
  const timeZone = useTimeZone();
  const now = useNow();
  const decided = decidedAt ? weekdayAndDay(decidedAt, timeZone) : '';
  if (state === 'open') {
    return (
      <p className="action semibold">
        {t('Asked {day}.', { day: weekdayAndDay(askedAt, timeZone) })}{' '}
        <span className="regular muted">{t('{doctor} decides.', { doctor })}</span>
      </p>
    );
  }
  if (state === 'renewed') {
    const isRecent = now.getTime() - Date.parse(decidedAt ?? '') < RENEWED_SHOWN_MS;
    return isRecent ? (
      <p className="ok">
        {t('{doctor} prescribed it again on {day}.', { doctor, day: decided })} <AsWritten>{answer}</AsWritten>
      </p>
    ) : null;
  }
  return (
    <p>
      <b className="semibold">{state === 'refused' ? t('No repeat.') : t('Please come first.')}</b>{' '}
      <AsWritten>{answer}</AsWritten> <span className="muted">{asSentences(`${doctor}, ${decided}`)}</span>{' '}
      {state === 'visit-first' && (
        <Link className={styles.link} to="/book">
          {t('Book a visit')}
        </Link>
      )}
    </p>
  );
}

const dayWithWeekday = (day: string) => {
  const { weekday, number, month } = dayWords(day);
  return `${weekday} ${number} ${month}`;
};

const shortDay = (day: string) => {
  const { number, month } = dayWords(day);
  return `${number} ${month}`;
};
