import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { t, tRich } from '#web/language/say.ts';
import { type SketchAnswer as Answer, useSketchAnalysis } from '#web/triage/body/sketch-analysis.ts';
import { usePreloadEngine } from '#web/triage/local/answer-here.ts';
import { useSaveWaiting } from '#web/triage/pending/save-waiting.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { useAsker } from './asker.ts';
import page from './tool-page.module.css';
import { ToolPage, toolIsLoading } from './tool-page.tsx';
import { useTriageClinic } from './triage-clinic.ts';

// Asked for with the page: it is as large as everything else here together.
const body = import('./sketch-body.tsx');
body.catch(() => undefined);
const SketchBody = lazy(async () => ({ default: (await body).SketchBody }));
const loadAnswer = () => import('./sketch-answer.tsx');
const SketchAnswer = lazy(async () => ({ default: (await loadAnswer()).SketchAnswer }));

const isTouched = globalThis.matchMedia?.('(hover: none)').matches;

/** The body, then the questions of a part at its own address, or the answer here. */
export function SymptomSketchPage() {
  const asker = useAsker();
  const navigate = useNavigate();
  const { emergencyNumber } = useTriageClinic();
  const analysis = useSketchAnalysis(asker ?? null, emergencyNumber);
  usePreloadEngine(loadAnswer);
  const [answer, setAnswer] = useState<Answer | null>(null);
  useSaveWaiting(asker?.accountId, async ({ id }) => {
    toast.success(t('Saved in your record.'));
    await navigate({ to: '/symptom-script', search: { result: id }, replace: true });
  });
  const show = (given: Answer) => {
    setAnswer(given);
    scrollTo({ top: 0 });
  };

  if (asker === undefined) return toolIsLoading;
  if (answer) {
    return (
      <ToolPage isPatient={asker !== null}>
        <Suspense fallback={toolIsLoading}>
          <SketchAnswer {...{ asker, answer, analysis }} onAnswered={show} onChange={() => setAnswer(null)} />
        </Suspense>
      </ToolPage>
    );
  }
  return (
    <ToolPage isPatient={asker !== null} width="wide">
      <h1 className={page.title}>{t('Symptom Sketch')}</h1>
      <p className={`muted ${page.lead}`}>
        {tRich('{sentence}.', {
          sentence: (
            <span>
              {isTouched ? t('Tap on a body part to begin analysis') : t('Click on a body part to begin analysis')}
            </span>
          ),
        })}{' '}
        {t('As many places as you like; again to take one away.')}
      </p>
      <Suspense fallback={<Skeleton lines={8} />}>
        <SketchBody
          {...{ asker, emergencyNumber }}
          error={analysis.error}
          isSending={analysis.isPending}
          onAsk={(asked) => analysis.mutate(asked, { onSuccess: show })}
          onQuestions={(part) => void navigate({ to: '/symptoms/$part', params: { part } })}
        />
      </Suspense>
    </ToolPage>
  );
}
