import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { NO_KNOWN_ENTRY, REASON_CHARACTERS } from '#contract/medicines/medicines.ts';
import type { RepeatInFull, RepeatRequest } from '#contract/medicines/repeats.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Badge } from '#web/ui/badges/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ReasonDialog } from '#web/ui/dialog/reason-dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { useNow } from '#web/ui/time/now.ts';
import { dayAndTime, timeOfDay } from '#web/ui/time/time.ts';
import { dayWords } from '#web/ui/time/zoned-time.ts';
import { FindingCard } from '../safety/finding-card.tsx';
import { useDecideRepeat, useRepeat } from './queries.ts';
import styles from './repeats.module.css';

/** What the decision rests on, and the decision: yes, no with a reason, or come first. */
export function RepeatCard({ repeat }: { repeat: RepeatRequest }) {
  const timeZone = useTimeZone();
  const now = useNow();
  return (
    <li className={`stack gap-8 ruled ${styles.repeat}`}>
      <div className="row wrap gap-4 gap-x-12">
        <Link
          to="/doctor-dashboard"
          search={{ view: 'patients', patient: repeat.patientId }}
          preload={false}
          className={`middle ${styles.who}`}
        >
          <b>{repeat.patient}</b>
        </Link>
        <span className="muted text-14">
          {repeat.pud} · asked {dayAndTime(repeat.askedAt, timeZone, now)}
          {!repeat.isMine && ` · prescribed by ${repeat.prescriber}`}
        </span>
        {repeat.isLate && <Badge tone="attention">Waits for more than a day</Badge>}
      </div>
      <p className="text-16">
        <b>{repeat.name}</b> {repeat.inWords}
        {repeat.instructions && `. ${repeat.instructions}`}, for {repeat.diagnosis}
      </p>
      <QueryView query={useRepeat(repeat.id)} lines={3}>
        {(full) => <Decision full={full} />}
      </QueryView>
    </li>
  );
}

function Decision({ full }: { full: RepeatInFull }) {
  const timeZone = useTimeZone();
  const [reasons, setReasons] = useState<Record<string, string>>({});
  const deciding = useDecideRepeat(full.id);
  const { findings, checkedAt } = full.check;
  const open = findings.filter(({ needsReason }) => needsReason);
  const isAnswered = open.every(
    ({ key, isForbidden }) => !isForbidden && (reasons[key]?.trim().length ?? 0) >= REASON_CHARACTERS,
  );
  const answers = open.map(({ key }) => ({ finding: key, reason: reasons[key]?.trim() ?? '' }));
  const renew = () =>
    mutateDetached(
      deciding,
      { decision: 'renewed', answers },
      {
        onSuccess: () =>
          toast.success(`${full.name} prescribed again`, 'The patient is told.', { about: full.patient }),
        onError: (error) => toast.error(sentenceFor(error), undefined, { about: full.patient }),
      },
    );
  return (
    <>
      {full.course && (
        <AlertBox tone="attention" title={`${full.course}.`}>
          Is it needed again, or does the patient come first?
        </AlertBox>
      )}
      <FactsOf full={full} />
      {findings.map((finding) => (
        <FindingCard
          key={finding.key}
          finding={finding}
          reason={reasons[finding.key] ?? ''}
          onReason={(reason) => setReasons({ ...reasons, [finding.key]: reason })}
          checkedAt={timeOfDay(checkedAt, timeZone)}
          isUnderRow
        />
      ))}
      {!isAnswered && <AlertBox tone="attention" title="A yes needs the reasons that the check asks for." />}
      <div className={`row wrap gap-8 ${styles.ways}`}>
        <Button look="primary" disabled={!isAnswered} isBusy={deciding.isPending} onClick={renew}>
          Yes, repeat
          <For full={full} />
        </Button>
        <Answer full={full} decision="visit-first" words="See me first" />
        <Answer full={full} decision="refused" words="No" />
      </div>
    </>
  );
}

const For = ({ full }: { full: RepeatInFull }) => (
  <span className="visually-hidden">
    : {full.name} for {full.patient}
  </span>
);

type AnswerProps = { full: RepeatInFull; decision: 'refused' | 'visit-first'; words: string };

/** Both are said in words that the patient reads. */
function Answer({ full, decision, words }: AnswerProps) {
  const [isOpen, setOpen] = useState(false);
  const deciding = useDecideRepeat(full.id);
  const isNo = decision === 'refused';
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        {words}
        <For full={full} />
      </Button>
      <ReasonDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={isNo ? `No repeat of ${full.name}?` : `See ${full.patient} before a repeat?`}
        yes={isNo ? 'Send the no' : 'Ask to come'}
        run={(answer) => deciding.mutateAsync({ decision, answer })}
        onDone={() =>
          toast.info(isNo ? 'Refused' : 'Asked to come first', 'The patient is told why.', { about: full.patient })
        }
      >
        The patient reads what you write.
      </ReasonDialog>
    </>
  );
}

function FactsOf({ full }: { full: RepeatInFull }) {
  const timeZone = useTimeZone();
  const now = useNow();
  const { values, adherence, check } = full;
  return (
    <dl className={`text-14 stack ${styles.facts}`}>
      <Fact name="Last visit">{full.lastVisitOn ? dayOf(full.lastVisitOn) : 'None here'}</Fact>
      <Fact name="Last review">{full.lastReviewOn ? dayOf(full.lastReviewOn) : 'None here'}</Fact>
      <Fact name="Repeats given before">{repeatsInWords(full)}</Fact>
      <Fact name="Allergies">{full.allergies}</Fact>
      <Fact name="Supply">{full.daysLeft === null ? 'Unknown' : `${full.daysLeft} days left`}</Fact>
      <Fact name="Taken, as told by the patient">
        {adherence && adherence.taken + adherence.skipped > 0
          ? `${adherence.taken} of ${adherence.planned} in ${adherence.days} days, ${adherence.untold} not told`
          : 'Not told'}
      </Fact>
      <Fact name="Latest values">
        {values.length === 0 && 'None on file'}
        {values.map(({ words, at, tone }) => (
          <span key={words} className="block">
            <span className={tone === 'plain' ? undefined : 'attention semibold'}>{words}</span>{' '}
            <span className="muted">{dayAndTime(at, timeZone, now)}</span>
          </span>
        ))}
      </Fact>
      <Fact name="Safety check">{check.findings.length === 0 ? NO_KNOWN_ENTRY : `${check.findings.length} found`}</Fact>
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="muted">{name}</dt>
    <dd>{children}</dd>
  </div>
);

function repeatsInWords({ repeatsGiven, firstPrescribedOn, lastRepeatOn }: RepeatInFull): string {
  const since = `since ${dayOf(firstPrescribedOn)}`;
  if (repeatsGiven === 0 || !lastRepeatOn) return `None ${since}`;
  return `${repeatsGiven} ${since}, the last on ${dayOf(lastRepeatOn)}`;
}

const dayOf = (day: string) => {
  const { weekday, number, month } = dayWords(day);
  return `${weekday} ${number} ${month} ${day.slice(0, 4)}`;
};
