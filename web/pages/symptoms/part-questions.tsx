import { useNavigate, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { Questionnaire } from '#triage-engine/questionnaires/questionnaire.ts';
import { t, tMarked } from '#web/language/say.ts';
import { AskMoreLater } from '#web/triage/about/ask-more-later.tsx';
import type { More } from '#web/triage/about/more.ts';
import { AnalysisError } from '#web/triage/analysis-error.tsx';
import { forgetSketch, useMarked } from '#web/triage/body/marked.ts';
import { usePreloadEngine } from '#web/triage/local/answer-here.ts';
import { useSaveWaiting } from '#web/triage/pending/save-waiting.ts';
import { useAnswersDraft } from '#web/triage/questionnaire/answers-draft.ts';
import { type PartAnswer, usePartAnalysis } from '#web/triage/questionnaire/part-analysis.ts';
import { QuestionForm } from '#web/triage/questionnaire/question-form.tsx';
import type { Asker } from '#web/triage/script/analysis.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { ToolPage, toolIsLoading } from './tool-page.tsx';
import { useTriageClinic } from './triage-clinic.ts';

const loadAnswer = () => import('./part-recommendation.tsx');
const PartRecommendation = lazy(async () => ({ default: (await loadAnswer()).PartRecommendation }));

type PartQuestionsProps = { questionnaire: Questionnaire; asker: Asker };

export function PartQuestions({ questionnaire, asker }: PartQuestionsProps) {
  const { part, label, questions } = questionnaire;
  const draft = useAnswersDraft(part, questions.length);
  const { emergencyNumber } = useTriageClinic();
  const analysis = usePartAnalysis(asker, questionnaire, emergencyNumber);
  usePreloadEngine(loadAnswer);
  const { history } = useRouter();
  const navigate = useNavigate();
  const [more, setMore] = useState<More>({});
  const marked = useMarked(part);
  const [answer, setAnswer] = useState<PartAnswer | null>(null);
  useSaveWaiting(asker?.accountId, async ({ id }) => {
    toast.success(t('Saved in your record.'));
    await navigate({ to: '/symptom-script', search: { result: id }, replace: true });
  });

  const show = (given: PartAnswer) => {
    setAnswer(given);
    scrollTo({ top: 0 });
  };
  const goOn = () => {
    if (draft.index < questions.length - 1) return draft.goTo(draft.index + 1);
    const answers = draft.complete()?.filter((each) => each !== null);
    if (!answers) return;
    const person = marked ? marked.personOf(marked.sketch, more.person) : more.person;
    const told = { ...(person && { person }), ...(marked && { sketch: marked.sketchOf(marked.sketch) }) };
    analysis.mutate({ part, answers, ...told }, { onSuccess: show });
  };

  const leave = () => {
    draft.forget();
    forgetSketch();
  };

  if (answer) {
    return (
      <Suspense fallback={toolIsLoading}>
        <PartRecommendation {...{ asker, answer, analysis }} onAnswered={show} onLeave={leave} />
      </Suspense>
    );
  }
  const question = questions[draft.index];
  return (
    <ToolPage isPatient={asker !== null} width="narrow">
      <div className="stack gap-16">
        {marked && <marked.MarkedPlaces sketch={marked.sketch} />}
        <QuestionForm
          index={draft.index}
          count={questions.length}
          label={tMarked(label)}
          question={tMarked(question?.text ?? '')}
          options={question?.options.map((option) => tMarked(option.label)) ?? []}
          chosen={draft.chosen}
          onChoose={draft.choose}
          onBack={() => (draft.index > 0 ? draft.goTo(draft.index - 1) : history.back())}
          onNext={goOn}
          isSending={analysis.isPending}
          beforeSubmit={
            <AskMoreLater
              known={marked ? marked.knownOf(marked.sketch, asker?.known ?? null) : (asker?.known ?? null)}
              what="answers"
              isDisabled={analysis.isPending}
              onChange={setMore}
            />
          }
        />
        {analysis.error && <AnalysisError error={analysis.error} emergencyNumber={emergencyNumber} />}
      </div>
    </ToolPage>
  );
}
