import { IconAlertTriangle, IconInfoCircle, IconPhoneCall } from '@tabler/icons-react';
import type { TriageResult } from '../../../contract/triage-result.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { AlertClinic } from './alert-clinic.tsx';
import styles from './urgency-card.module.css';
import { isEmergency, lookOf } from './urgency-look.ts';
import { UrgencyScale } from './urgency-scale.tsx';

export type TriageClinic = { name: string; emergencyNumber: string; phone: string; timeZone: string };

type UrgencyCardProps = {
  result: TriageResult;
  clinic: TriageClinic;
  /** It has just been asked: an answer of last week calls nobody. */
  isNow: boolean;
};

/** The instruction first, in the largest words on the screen; how urgent it is, and what this is not, in the same card. */
export function UrgencyCard({ result, clinic, isNow }: UrgencyCardProps) {
  const { urgency, note, resultId, flags } = result;
  const isRedFlag = flags.some((flag) => flag.urgency >= 4);
  const { tone, name } = lookOf(urgency);
  const isGrave = isEmergency(urgency);
  const Icon = isGrave || urgency === 3 || urgency === null ? IconAlertTriangle : IconInfoCircle;
  return (
    <div className={classNames(styles.card, styles[tone])} role={isGrave ? 'alert' : undefined}>
      <div className={styles.head}>
        <span>
          <Icon aria-hidden />
          {name}
        </span>
        {urgency !== null && <span>{urgency} of 5</span>}
      </div>
      <div className={styles.body}>
        <div className={styles.words}>
          {result.complaint && <p className={styles.complaint}>{result.complaint}</p>}
          <h1>{headline(result, clinic)}</h1>
          <p className={styles.why}>{reason(result)}</p>
        </div>
        {isGrave && (
          <div className={styles.acts}>
            <ButtonAnchor
              href={`tel:${clinic.emergencyNumber}`}
              className={styles.call}
              icon={<IconPhoneCall aria-hidden />}
            >
              Call {clinic.emergencyNumber}
            </ButtonAnchor>
            {urgency === 4 && <p>Call if you cannot get there safely.</p>}
            {isNow && isRedFlag && resultId ? (
              <AlertClinic resultId={resultId} />
            ) : (
              <p>Nadi does not call an ambulance.</p>
            )}
          </div>
        )}
        {urgency !== null && <UrgencyScale level={urgency} />}
        <p className={styles.note}>
          <IconInfoCircle aria-hidden />
          <span>{note}</span>
        </p>
      </div>
    </div>
  );
}

function headline({ urgency, urgencyWords }: TriageResult, { emergencyNumber }: TriageClinic): string {
  if (urgency === 5) return `Call ${emergencyNumber} now.`;
  if (urgency === 4) return 'Go to an emergency department now.';
  if (urgency === null) return 'We did not understand enough.';
  return `${urgencyWords.title}.`;
}

/** What was seen, then what follows from it that the headline does not say. */
function reason({ flags, urgency, urgencyWords, enough, why }: TriageResult): string {
  const grave = flags.find((flag) => flag.urgency >= 4);
  const seen = grave?.because ?? (enough ? undefined : why[0]);
  const then = isEmergency(urgency) ? 'Do not wait for an appointment. Do not drive yourself.' : urgencyWords.text;
  return [seen, then].filter(Boolean).join(' ');
}
