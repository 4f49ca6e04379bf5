import type { Described } from '#contract/triage/symptoms.ts';
import { t } from '#web/language/say.ts';
import { AnalysisError } from '#web/triage/analysis-error.tsx';
import { withoutReadings } from '#web/triage/result/corrections.ts';
import type { Analysis, Asker } from '#web/triage/script/analysis.ts';
import type { FreshAnswer } from '#web/triage/script/fresh-answer.ts';
import { StoredAnswer } from '#web/triage/stored-answer.tsx';
import { useStoredTriage } from '#web/triage/stored-queries.ts';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { AnswerBooking } from './answer-booking.tsx';
import { useTriageClinic } from './triage-clinic.ts';

type RecordAnswerProps = {
  id: string;
  asker: Asker;
  analysis: Analysis;
  onAnswered: (answer: FreshAnswer) => void;
  onChangeWords: (words: string) => void;
};

/** An answer out of the record. Words can be corrected and asked again; it then takes the old one's place. */
export function RecordAnswer({ id, asker, analysis, onAnswered, onChangeWords }: RecordAnswerProps) {
  const clinic = useTriageClinic();
  const stored = useStoredTriage(id);
  return (
    <QueryView query={stored} lines={8}>
      {(found) => {
        const { kind, symptoms, person, answer, corrections: earlier, dangers } = found;
        const ask = (asked: Described) => analysis.mutate(asked, { onSuccess: onAnswered });
        const isWords = kind === 'text';
        return (
          <StoredAnswer
            stored={found}
            clinic={clinic}
            onUpdate={
              isWords
                ? (corrections, leftOut) =>
                    ask({ symptoms, person, corrections, dangers, ...withoutReadings(found, leftOut), replaces: id })
                : undefined
            }
            onTap={
              isWords
                ? (tapped) =>
                    ask({
                      symptoms,
                      person,
                      corrections: earlier,
                      dangers: tapped,
                      ...withoutReadings(found, []),
                      replaces: id,
                    })
                : undefined
            }
            isUpdating={analysis.isPending}
            errorMessage={
              analysis.error && <AnalysisError error={analysis.error} emergencyNumber={clinic.emergencyNumber} />
            }
            onChangeWords={isWords ? () => onChangeWords(symptoms) : undefined}
            booking={
              <AnswerBooking
                asker={asker}
                result={{ ...answer, resultId: id }}
                clinic={clinic}
                title={t('See the right doctor')}
                carry={() => undefined}
                back={'/symptom-script'}
              />
            }
          />
        );
      }}
    </QueryView>
  );
}
