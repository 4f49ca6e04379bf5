// A triage result as a doctor reads it: the patient's own words first, then what the rules made of them.
import { IconAlertTriangle } from '@tabler/icons-react';
import type { StoredTriageInFull } from '#contract/triage/symptom-records.ts';
import { triageMark } from '#contract/triage/triage-mark.ts';
import { DANGER_SIGNS } from '#triage-engine/dangers/danger-signs.ts';
import { ENGLISH } from '#triage-engine/dangers/words-en.ts';
import { Badge } from '../ui/badges/badge.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { dayAndTime } from '../ui/time/time.ts';
import { lookOf } from './result/urgency/urgency-look.ts';
import styles from './told-card.module.css';

const TONES = { calm: 'info', today: 'attention', urgent: 'urgent', emergency: 'urgent' } as const;

type ToldCardProps = { stored: StoredTriageInFull };

export function ToldCard({ stored }: ToldCardProps) {
  const timeZone = useTimeZone();
  const { answer, symptoms, createdAt, hasPhoto, id, urgency, urgencyWords, engine, reportedByClient } = stored;
  return (
    <div className={`stack gap-12 ${styles.told}`}>
      <p className={`row wrap gap-8 ${styles.head}`}>
        <Badge tone={TONES[lookOf(urgency).tone]}>
          {urgency === null ? urgencyWords.title : `${urgency} / 5 · ${urgencyWords.title}`}
        </Badge>
        <Badge>{triageMark(stored)}</Badge>
        <span>{dayAndTime(createdAt, timeZone)}</span>
      </p>
      <blockquote>{symptoms}</blockquote>
      {hasPhoto && (
        <img src={`/api/symptoms/${id}/photo`} alt="Sent by the patient" className={`round ${styles.photo}`} />
      )}
      {answer.flags.map((flag) => (
        <AlertBox key={flag.id} tone={flag.urgency >= 4 ? 'urgent' : 'attention'} title={flag.because} />
      ))}
      <Facts name="From the record">
        {(answer.readings ?? [])
          .map(({ name, value, measuredAt }) => `${name} ${value}, ${dayAndTime(measuredAt, timeZone)}`)
          .join('; ')}
      </Facts>
      <Facts name="Understood">
        {answer.understood
          .map(({ name, state }) => (state === 'absent' ? `no ${name.toLowerCase()}` : name))
          .join(', ')}
      </Facts>
      <Facts name="Danger signs">{signsInWords(stored)}</Facts>
      <Facts name="May be">
        {answer.causes.map(({ name, likelihood }) => `${name} (${likelihood})`).join(', ') || 'Not enough information'}
      </Facts>
      {answer.mustNotMiss && (
        <p className="row gap-6 urgent semibold">
          <IconAlertTriangle size={18} aria-hidden /> Must not be missed: {answer.mustNotMiss.name}
        </p>
      )}
      <Facts name="Why this urgency">{answer.why.join(' ')}</Facts>
      <p className={styles.small}>
        Engine {engine}.{' '}
        {reportedByClient && 'The causes were reported by the patient’s browser; the urgency is our own.'}
      </p>
    </div>
  );
}

/** What was tapped, what was asked for and not there, and whether a question was left open. */
function signsInWords({ dangers, answer: { asks } }: StoredTriageInFull): string {
  const named = (state: 'present' | 'absent') =>
    dangers.filter((tap) => tap.state === state).map(({ danger }) => ENGLISH.tiles[DANGER_SIGNS[danger].tile]);
  const [tapped, denied] = [named('present'), named('absent')];
  return [
    ...(tapped.length > 0 ? [`tapped: ${tapped.join('; ')}.`] : []),
    ...(denied.length > 0 ? [`asked for and not there: ${denied.join('; ')}.`] : []),
    ...(asks.length > 0 ? ['asked for, and left without an answer.'] : []),
  ].join(' ');
}

function Facts({ name, children }: { name: string; children: string }) {
  if (!children) return null;
  return (
    <p>
      <b>{name}:</b> {children}
    </p>
  );
}
