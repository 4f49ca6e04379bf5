import { sketchInWords } from '#contract/triage/body-regions.ts';
import { t } from '#web/language/say.ts';
import { AnalysisError } from '#web/triage/analysis-error.tsx';
import { type SketchAnswer as Answer, keepSketch, type useSketchAnalysis } from '#web/triage/body/sketch-analysis.ts';
import { withoutReadings } from '#web/triage/result/corrections.ts';
import { FromHereNotice } from '#web/triage/result/from-here-notice.tsx';
import { isOpen, TriageAnswer } from '#web/triage/result/triage-answer.tsx';
import type { Asker } from '#web/triage/script/analysis.ts';
import { Button } from '#web/ui/button.tsx';
import { AnswerBooking } from './answer-booking.tsx';
import { useTriageClinic } from './triage-clinic.ts';

type SketchAnswerProps = {
  asker: Asker;
  answer: Answer;
  analysis: ReturnType<typeof useSketchAnalysis>;
  onAnswered: (answer: Answer) => void;
  onChange: () => void;
};

/** The answer to marked places that have no questions of their own. */
export function SketchAnswer({ asker, answer, analysis, onAnswered, onChange }: SketchAnswerProps) {
  const clinic = useTriageClinic();
  const { result, asked, facts, isFromHere } = answer;
  const { resultId } = result;
  return (
    <>
      <TriageAnswer
        key={resultId ?? JSON.stringify(asked)}
        result={result}
        clinic={clinic}
        words={sketchInWords(asked.sketch)}
        facts={facts}
        earlier={asked.corrections ?? []}
        taps={asked.dangers ?? []}
        onTap={(dangers) =>
          analysis.mutate({ ...asked, dangers, ...(resultId && { replaces: resultId }) }, { onSuccess: onAnswered })
        }
        onChangeMarked={onChange}
        notice={isFromHere && <FromHereNotice isKept={asker !== null} />}
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
            {...{ asker, result, clinic }}
            carry={() => keepSketch(answer, null)}
            title={t('See the right doctor')}
            back="/symptom-script"
          />
        }
      />
      {isOpen(result) && (
        <p className="row stretch wrap gap-12 mt-16">
          <Button onClick={onChange}>{t('Change what I marked')}</Button>
        </p>
      )}
    </>
  );
}
