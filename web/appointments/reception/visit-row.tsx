import type { ReceptionVisit, VisitAct } from '#contract/appointments/reception.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { dayAndShortMonth } from '#web/ui/time/time.ts';
import { DangerMark } from '../reasons/danger-mark.tsx';
import { ACT_WORDS, actsOf, stateDetail } from './day-groups.ts';
import { type AskAbout, MoreAboutVisit } from './more-about-visit.tsx';
import { useNoteVisit } from './queries.ts';
import { StateBadge } from './state-badge.tsx';
import styles from './visit-row.module.css';

type VisitRowProps = {
  visit: ReceptionVisit;
  now: Date;
  onAsk: AskAbout;
  /** The name leads to the person; absent where the person is already shown. */
  onOpen?: ((patientId: string) => void) | undefined;
  /** Of another day than the list. */
  hasDay?: boolean;
};

/** One visit: who, when, with whom, what has become of it, and what may be noted now. */
export function VisitRow({ visit, now, onAsk, onOpen, hasDay = !onOpen }: VisitRowProps) {
  const { patient, pud, age, token, time, startsAt, timeZone, doctor, room, mode, state, isWalkIn, patientId } = visit;
  const who = [age === null ? null : `${age}`, pud, isWalkIn ? 'walk-in' : null].filter(Boolean).join(' · ');
  return (
    <li className={classNames(`ruled ${styles.row}`, state === 'late' && styles.late)}>
      <b className={styles.token}>{token ?? '–'}</b>
      <b className={styles.time}>
        {time}
        {hasDay && <span className="block nowrap muted text-14">{dayAndShortMonth(startsAt, timeZone)}</span>}
      </b>
      <p className={`min-0 ${styles.who}`}>
        {onOpen ? (
          <button className={`pressable ink p-0 bold ${styles.name}`} type="button" onClick={() => onOpen(patientId)}>
            {patient}
          </button>
        ) : (
          <b>{patient}</b>
        )}
        <span className="block muted text-14">{who}</span>
        <DangerMark visit={visit} />
      </p>
      <p className={`min-0 ${styles.doctor}`}>
        {doctor}
        {(mode === 'video' || room) && <span className="muted text-14">{mode === 'video' ? 'by video' : room}</span>}
      </p>
      <p className={styles.state}>
        <StateBadge state={state} />
        <span className="muted text-14">{stateDetail(visit, now)}</span>
      </p>
      <Acts visit={visit} onAsk={onAsk} />
    </li>
  );
}

function Acts({ visit, onAsk }: { visit: ReceptionVisit; onAsk: AskAbout }) {
  const { id, version, patient, time } = visit;
  const noting = useNoteVisit();
  const { row, more } = actsOf(visit);
  const note = (act: VisitAct) =>
    mutateDetached(
      noting,
      { id, act, version },
      {
        onSuccess: ({ token }) =>
          toast.success(`${patient}: ${ACT_WORDS[act].toLowerCase()}`, token && saying(act, token)),
        onError: (error) => toast.error('It was not noted.', sentenceFor(error)),
      },
    );
  return (
    <div className={`row wrap gap-8 ${styles.acts}`}>
      {row.map((act, place) => (
        <Button
          key={act}
          look={place === 0 ? 'primary' : 'secondary'}
          size="small"
          disabled={noting.isPending}
          aria-label={`${ACT_WORDS[act]}: ${patient}, ${time}`}
          onClick={() => note(act)}
        >
          {ACT_WORDS[act]}
        </Button>
      ))}
      <MoreAboutVisit {...{ visit, onAsk }} acts={more} onNote={note} />
    </div>
  );
}

const saying = (act: VisitAct, token: string) =>
  act === 'arrived' || act === 'came-after-all' ? `Token ${token}. The doctor sees it.` : undefined;
