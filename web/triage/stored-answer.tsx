import type { ReactNode } from 'react';
import { HOUR_MS } from '#contract/durations.ts';
import type { StoredTriageInFull } from '#contract/triage/symptom-records.ts';
import type { DangerTap } from '#contract/triage/symptoms.ts';
import { addressFor } from '#web/acting-for.ts';
import { t } from '#web/language/say.ts';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { useNow } from '../ui/time/now.ts';
import { dayAndTime } from '../ui/time/time.ts';
import { factWords } from './about/about-draft.ts';
import { RecommendationBox } from './questionnaire/recommendation-box.tsx';
import { TriageAnswer, type Update } from './result/triage-answer.tsx';
import type { TriageClinic } from './result/urgency/urgency-card.tsx';
import { ScanReadingCard } from './scan/scan-reading-card.tsx';

/** How long an answer may still describe what is happening now. */

type StoredAnswerProps = {
  stored: StoredTriageInFull;
  clinic: TriageClinic;
  onUpdate: Update | undefined;
  onTap: ((dangers: DangerTap[]) => void) | undefined;
  isUpdating: boolean;
  errorMessage: ReactNode;
  onChangeWords: (() => void) | undefined;
  booking: ReactNode;
};

/** An answer out of the record, as it was given then. */
export function StoredAnswer({ stored, clinic, ...rest }: StoredAnswerProps) {
  const timeZone = useTimeZone();
  const now = useNow();
  const { answer, kind, symptoms, person, corrections, dangers, recommendation, scan, createdAt, hasPhoto, id } =
    stored;
  return (
    <TriageAnswer
      key={id}
      result={answer}
      clinic={clinic}
      words={kind === 'text' ? symptoms : ''}
      facts={factWords(person)}
      earlier={corrections}
      taps={dangers}
      isModelApart={scan === null}
      isNow={now.getTime() - Date.parse(createdAt) < HOUR_MS}
      notice={
        <AlertBox
          tone="info"
          title={t('From your record, {dayAndTime}', { dayAndTime: dayAndTime(createdAt, timeZone) })}
        >
          {stored.replacedBy && <p>{t('A newer answer has taken its place.')}</p>}
        </AlertBox>
      }
      before={
        <>
          {recommendation && stored.part && <RecommendationBox part={stored.part} recommendation={recommendation} />}
          {scan && <ScanReadingCard reading={scan} photo={hasPhoto ? addressFor(`/api/symptoms/${id}/photo`) : null} />}
        </>
      }
      {...rest}
    />
  );
}
