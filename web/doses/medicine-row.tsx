import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { DAY_MS } from '#contract/durations.ts';
import type { AskedRepeat, HomeMedicine } from '#contract/medicines/doses.ts';
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
  medicine: HomeMedicine /** Beside the name, where nothing has to be asked for. */;
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
            {name} {dosage}
          </b>
          <span className="muted">
            {takenInWords(medicine)}
            {instructions && `. ${instructions}`}
          </span>
        </span>
        {can.askRepeat ? <AskForRepeat medicine={medicine} /> : side}
      </div>
      {hold && <AskFirst hold={hold} />}
      {firstDoseFrom && !hold && (
        <p className="attention semibold">
          Take none before {dayAndTime(firstDoseFrom, timeZone, now)}. You have taken the earlier one already.
        </p>
      )}
      {nextOn && !hold && <p className="semibold">Next dose: {dayWithWeekday(nextOn)}</p>}
      <Supply medicine={medicine} />
      <WhenToAsk medicine={medicine} />
      {repeat && <RepeatLine repeat={repeat} />}
    </li>
  );
}

function AskFirst({ hold }: { hold: NonNullable<HomeMedicine['hold']> }) {
  const phone = useClinic().data?.phone;
  return (
    <AlertBox tone="attention" title="Ask your doctor before taking this again.">
      <p>The ward {hold} it, and your doctor has not decided yet how it goes on. We tell you then.</p>
      {phone && <ButtonAnchor href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>Call {phone}</ButtonAnchor>}
    </AlertBox>
  );
}

function Supply({ medicine: { supply, isActive, endsOn } }: { medicine: HomeMedicine }) {
  if (!isActive && endsOn) return <p className="muted">Ended {shortDay(endsOn)}</p>;
  if (!supply) return <p className="muted">Days left: unknown</p>;
  const { daysLeft, dosesLeft, doses, isLow } = supply;
  const share = `${Math.round((100 * dosesLeft) / doses)}%`;
  return (
    <div className="row gap-12">
      <span className={classNames(`grow clipped sunk ${styles.bar}`, isLow && styles.low)} aria-hidden>
        <span style={{ width: share }} />
      </span>
      <span className={isLow ? 'attention semibold' : 'muted'}>
        {daysLeft} {daysLeft === 1 ? 'day' : 'days'} left
      </span>
    </div>
  );
}

/** Why nothing is asked for now, and from when on. */
function WhenToAsk({ medicine: { name, askFrom, needsVisit } }: { medicine: HomeMedicine }) {
  if (askFrom) return <p className="muted">Ask for a repeat from {dayWithWeekday(askFrom)}.</p>;
  if (!needsVisit) return null;
  return (
    <p>
      This course is finished. If you are not well, a doctor looks first.{' '}
      <Link className={styles.link} to="/book">
        Book a visit<span className="visually-hidden"> about {name}</span>
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
        onSuccess: ({ repeat }) => toast.success(`Asked for ${name}`, `${repeat?.doctor ?? 'Your doctor'} decides.`),
        onError: (error) => toast.error(sentenceFor(error)),
      },
    );
  return (
    <Button isBusy={asking.isPending} onClick={ask}>
      Ask for a repeat<span className="visually-hidden">: {name}</span>
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
        Asked {weekdayAndDay(askedAt, timeZone)}. <span className="regular muted">{doctor} decides.</span>
      </p>
    );
  }
  if (state === 'renewed') {
    const isRecent = now.getTime() - Date.parse(decidedAt ?? '') < RENEWED_SHOWN_MS;
    return isRecent ? (
      <p className="ok">
        {doctor} prescribed it again on {decided}. {answer}
      </p>
    ) : null;
  }
  return (
    <p>
      <b className="semibold">{state === 'refused' ? 'No repeat.' : 'Please come first.'}</b> {answer}{' '}
      <span className="muted">
        {doctor}, {decided}.
      </span>{' '}
      {state === 'visit-first' && (
        <Link className={styles.link} to="/book">
          Book a visit
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
