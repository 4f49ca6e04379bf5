import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { t } from '#web/language/say.ts';
import { usePreloadEngine } from '#web/triage/local/answer-here.ts';
import { AnswerNotOpened, OpeningAnswer } from '#web/triage/pending/opening-answer.tsx';
import { useSaveWaiting } from '#web/triage/pending/save-waiting.ts';
import { useAnalysis } from '#web/triage/script/analysis.ts';
import { type FreshAnswer, forgetFresh, peekFresh } from '#web/triage/script/fresh-answer.ts';
import { ScriptForm } from '#web/triage/script/script-form.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Card } from '#web/ui/page/card.tsx';
import { useAsker } from './asker.ts';
import { CallFirst } from './call-first.tsx';
import page from './tool-page.module.css';
import { ToolPage, toolIsLoading } from './tool-page.tsx';
import { useTriageClinic } from './triage-clinic.ts';

const loadAnswer = () => import('./script-answer.tsx');
const ScriptAnswer = lazy(async () => ({ default: (await loadAnswer()).ScriptAnswer }));
const RecordAnswer = lazy(async () => ({ default: (await import('./record-answer.tsx')).RecordAnswer }));

/** The words, then the answer; with ?result= an answer out of the record. */
export function SymptomScriptPage() {
  const asker = useAsker();
  const { result: wanted } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { emergencyNumber } = useTriageClinic();
  const analysis = useAnalysis(asker ?? null, emergencyNumber);
  usePreloadEngine(loadAnswer);
  const [fresh, setFresh] = useState<FreshAnswer | null>(peekFresh);
  useEffect(forgetFresh, []);
  const [words, setWords] = useState('');
  const waiting = useSaveWaiting(asker?.accountId, async ({ id, urgency }) => {
    toast.success(t('Saved in your record.'));
    setFresh(null);
    // Whoever registered in order to book finds the booking open.
    const hash = fresh || urgency === null || urgency > 3 ? '' : 'booking';
    await navigate({ to: '/symptom-script', search: { result: id }, hash, replace: true });
  });

  const show = (answer: FreshAnswer) => {
    setFresh(answer);
    scrollTo({ top: 0 });
    const { resultId } = answer.result;
    void navigate({ to: '/symptom-script', search: resultId ? { result: resultId } : {}, replace: true });
  };
  const changeWords = (typed: string) => {
    setWords(typed);
    setFresh(null);
    analysis.reset();
    void navigate({ to: '/symptom-script', search: {} });
  };

  if (asker === undefined) return toolIsLoading;
  const isFresh = fresh && (!wanted || fresh.result.resultId === wanted);
  return (
    <ToolPage isPatient={asker !== null} width={isFresh || wanted || waiting.isOpening ? undefined : 'narrow'}>
      <Suspense fallback={wanted ? <OpeningAnswer /> : toolIsLoading}>
        {isFresh ? (
          <ScriptAnswer
            asker={asker}
            answer={fresh}
            analysis={analysis}
            onAnswered={show}
            onChangeWords={changeWords}
          />
        ) : wanted && asker ? (
          <RecordAnswer id={wanted} asker={asker} analysis={analysis} onAnswered={show} onChangeWords={changeWords} />
        ) : waiting.isOpening ? (
          <OpeningAnswer />
        ) : (
          <>
            <AnswerNotOpened {...waiting} />
            <h1 className={page.title}>
              <small>{t('SymptomScript')}</small> {t('What is wrong today?')}
            </h1>
            <p className={`muted ${page.lead}`}>
              {t('Describe it in your own words. You learn how urgent it is, what to do now and which doctor to see.')}{' '}
              {asker === null && ` ${t('You need no account, and nothing is stored.')}`}
            </p>
            <div className="stack fit gap-12">
              {/* A patient has SOS in the bar. */}
              {asker === null && <CallFirst emergencyNumber={emergencyNumber} />}
              <Card>
                <ScriptForm
                  asker={asker}
                  emergencyNumber={emergencyNumber}
                  words={words}
                  isAnalyzing={analysis.isPending}
                  error={analysis.error}
                  onAsk={(asked) => analysis.mutateAsync(asked, { onSuccess: show })}
                />
              </Card>
            </div>
          </>
        )}
      </Suspense>
    </ToolPage>
  );
}
