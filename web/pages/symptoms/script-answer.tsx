import { t } from '#web/language/say.ts';
import { AnalysisError } from '#web/triage/analysis-error.tsx';
import { keepForLater } from '#web/triage/pending/keep-for-later.ts';
import { withoutReadings } from '#web/triage/result/corrections.ts';
import { FromHereNotice } from '#web/triage/result/from-here-notice.tsx';
import { TriageAnswer } from '#web/triage/result/triage-answer.tsx';
import type { Analysis, Asker } from '#web/triage/script/analysis.ts';
import type { FreshAnswer } from '#web/triage/script/fresh-answer.ts';
import { AnswerBooking } from './answer-booking.tsx';
import { useTriageClinic } from './triage-clinic.ts';

type ScriptAnswerProps = {
  asker: Asker;
  answer: FreshAnswer;
  analysis: Analysis;
  onAnswered: (answer: FreshAnswer) => void;
  onChangeWords: (words: string) => void;
};

/** The answer that was just given, with everything that can be corrected in it. */
export function ScriptAnswer({ asker, answer, analysis, onAnswered, onChangeWords }: ScriptAnswerProps) {
  const clinic = useTriageClinic();
  const { result, asked, facts, isFromHere } = answer;
  const { potentialCauses, nextSteps, resultId } = result;
  const { symptoms, person, corrections, dangers } = asked;
  const carry = () =>
    keepForLater({ symptoms, person, corrections, dangers, result: { potentialCauses, nextSteps } }, null);
  return (
    <TriageAnswer
      key={resultId ?? JSON.stringify(asked)}
      result={result}
      clinic={clinic}
      words={symptoms}
      facts={facts}
      earlier={corrections ?? []}
      taps={dangers ?? []}
      onTap={(tapped) =>
        analysis.mutate(
          { ...asked, dangers: tapped, ...(resultId && { replaces: resultId }) },
          { onSuccess: onAnswered },
        )
      }
      notice={isFromHere && <FromHereNotice isKept={asker !== null} />}
      onUpdate={(changed, leftOut) =>
        analysis.mutate(
          {
            ...asked,
            corrections: changed,
            ...withoutReadings(asked, leftOut),
            ...(resultId && { replaces: resultId }),
          },
          { onSuccess: onAnswered },
        )
      }
      isUpdating={analysis.isPending}
      errorMessage={analysis.error && <AnalysisError error={analysis.error} emergencyNumber={clinic.emergencyNumber} />}
      onChangeWords={() => onChangeWords(symptoms)}
      booking={
        <AnswerBooking
          {...{ asker, result, clinic, carry }}
          title={t('See the right doctor')}
          back={'/symptom-script'}
        />
      }
    />
  );
}
