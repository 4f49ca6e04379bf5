import { t } from '#web/language/say.ts';
import { AnalysisError } from '#web/triage/analysis-error.tsx';
import { keepPart, type PartAnswer, type usePartAnalysis } from '#web/triage/questionnaire/part-analysis.ts';
import { RecommendationBox } from '#web/triage/questionnaire/recommendation-box.tsx';
import { withoutReadings } from '#web/triage/result/corrections.ts';
import { FromHereNotice } from '#web/triage/result/from-here-notice.tsx';
import { TriageAnswer } from '#web/triage/result/triage-answer.tsx';
import type { Asker } from '#web/triage/script/analysis.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { AnswerBooking } from './answer-booking.tsx';
import { ToolPage } from './tool-page.tsx';
import { useTriageClinic } from './triage-clinic.ts';

type PartRecommendationProps = {
  asker: Asker;
  answer: PartAnswer;
  analysis: ReturnType<typeof usePartAnalysis>;
  onAnswered: (answer: PartAnswer) => void;
  onLeave: () => void;
};

export function PartRecommendation({ asker, answer, analysis, onAnswered, onLeave }: PartRecommendationProps) {
  const clinic = useTriageClinic();
  const { result, asked, facts, isFromHere } = answer;
  const { recommendation, resultId } = result;
  return (
    <ToolPage isPatient={asker !== null}>
      <TriageAnswer
        key={resultId ?? JSON.stringify(asked)}
        result={result}
        clinic={clinic}
        words=""
        facts={facts}
        earlier={asked.corrections ?? []}
        taps={asked.dangers ?? []}
        onTap={(dangers) =>
          analysis.mutate({ ...asked, dangers, ...(resultId && { replaces: resultId }) }, { onSuccess: onAnswered })
        }
        notice={isFromHere && <FromHereNotice isKept={asker !== null} />}
        before={<RecommendationBox part={asked.part} recommendation={recommendation} />}
        onUpdate={(corrections, leftOut) =>
          analysis.mutate(
            { ...asked, corrections, ...withoutReadings(asked, leftOut), ...(resultId && { replaces: resultId }) },
            { onSuccess: onAnswered },
          )
        }
        isUpdating={analysis.isPending}
        errorMessage={
          analysis.error && <AnalysisError error={analysis.error} emergencyNumber={clinic.emergencyNumber} />
        }
        booking={
          <AnswerBooking
            asker={asker}
            // The field shows the specialist of the recommendation.
            result={{ ...result, specialist: recommendation.specialist }}
            clinic={clinic}
            title={t('Quick Appointment Booking')}
            isWhole
            carry={() => keepPart(answer, null)}
            back="/symptom-script"
          />
        }
      />
      <p className="row stretch wrap gap-12 mt-16">
        <ButtonLink to="/patient-dashboard" onClick={onLeave}>
          {t('Return to Dashboard')}
        </ButtonLink>
      </p>
    </ToolPage>
  );
}
