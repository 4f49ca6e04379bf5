import {
  IconActivity,
  IconChevronDown,
  IconClockExclamation,
  IconFlask,
  IconHeartbeat,
  IconHelpCircle,
  IconLungs,
  IconNote,
  IconPillOff,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Inpatient } from '#contract/ward/inpatients.ts';
import type { RoundNews, RoundPatient } from '#contract/ward/rounds.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { BigCheck } from '#web/ui/fields/big-check.tsx';
import { BedTile, bedName } from '#web/ui/people/bed-tile.tsx';
import { AlikeNote } from '#web/ui/people/name-alike.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { useNow } from '#web/ui/time/now.ts';
import { dayAndTime, timeOfDay } from '#web/ui/time/time.ts';
import { ScoreTile } from '../look/score-tile.tsx';
import { ageAndSex, lasting, STATUS_WORDS } from '../words.ts';
import styles from './round.module.css';

const ICONS = {
  score: IconActivity,
  reading: IconHeartbeat,
  oxygen: IconLungs,
  overdue: IconClockExclamation,
  'left-out': IconPillOff,
  result: IconFlask,
  note: IconNote,
  allergies: IconHelpCircle,
} as const satisfies Record<RoundNews['kind'], unknown>;

const SHOWN = 4;

type RoundRowProps = {
  patient: RoundPatient;
  alike: Inpatient | undefined;
  isSelected: boolean;
  onSelect: () => void;
  onMark: () => void;
  onOpen: () => void;
  children: ReactNode;
};

export function RoundRow(row: RoundRowProps) {
  const timeZone = useTimeZone();
  const { patient, alike, isSelected, onSelect, onMark, onOpen, children } = row;
  const { inpatient, seenAt, isMine } = patient;
  const { id, name, room, bed, condition, status, news2 } = inpatient;
  return (
    <li
      className={classNames(`ruled lead-135 ${styles.row}`, isSelected && styles.selected)}
      data-stay={id}
      tabIndex={-1}
      aria-label={`${bedName(inpatient)}, ${name}`}
    >
      <BigCheck
        tone="ok"
        aria-label={seenAt ? `${name} seen at ${timeOfDay(seenAt, timeZone)}` : `${name} seen`}
        checked={seenAt !== null}
        onChange={onMark}
      />
      <BedTile room={room} bed={bed} size="small" />
      <div className={styles.who}>
        <h3>
          <button type="button" aria-expanded={isSelected} onClick={onSelect}>
            {name}
            <IconChevronDown size={17} aria-hidden className={`fixed faint ${styles.chevron}`} />
          </button>
        </h3>
        <p className="muted text-14">
          {ageAndSex(inpatient)} · {condition}
        </p>
        {!isMine && <p className="muted text-14">{inpatient.doctor}</p>}
        {alike && (
          <p className="muted text-14">
            <AlikeNote>
              Not {alike.name} in {bedName(alike)}
            </AlikeNote>
          </p>
        )}
      </div>
      <div className={`stack gap-3 muted text-14 semibold ${styles.score} ${styles[status] ?? ''}`}>
        <ScoreTile score={news2?.score ?? null} status={status} />
        <span>{STATUS_WORDS[status]}</span>
      </div>
      <News patient={patient} />
      <Button look={status === 'critical' ? 'primary' : 'secondary'} onClick={onOpen} className={styles.open}>
        Open chart
      </Button>
      {children && <div className={`whole-row round surface ${styles.detail}`}>{children}</div>}
    </li>
  );
}

function News({ patient: { news, lastVisitAt } }: Pick<RoundRowProps, 'patient'>) {
  const timeZone = useTimeZone();
  const now = useNow();
  const since = lastVisitAt ? `since ${dayAndTime(lastVisitAt, timeZone, now)}` : 'since the admission';
  if (news.length === 0) return <p className={`muted ${styles.nothing}`}>Nothing new {since}</p>;
  return (
    <ul className={`stack gap-2 breakable icons-17 ${styles.news}`} aria-label={`What happened ${since}`}>
      {news.slice(0, SHOWN).map(({ kind, tone, words, at }) => {
        const Icon = ICONS[kind];
        return (
          <li key={`${kind} ${words} ${at}`} className={`row stretch gap-6 ${styles[tone]}`}>
            <Icon aria-hidden />
            <span>
              {kind === 'overdue' && at ? `${words} by ${lasting(at, now)}` : words}
              {at && (
                <small className="muted text-14 regular">
                  {kind === 'overdue' && ', due'} {dayAndTime(at, timeZone, now)}
                </small>
              )}
            </span>
          </li>
        );
      })}
      {news.length > SHOWN && <li className="row stretch gap-6 muted">{news.length - SHOWN} more in the chart</li>}
    </ul>
  );
}
