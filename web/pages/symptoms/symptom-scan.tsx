import { lazy, Suspense, useState } from 'react';
import { t } from '#web/language/say.ts';
import { ScanForm } from '#web/triage/scan/scan-form.tsx';
import { type ScanAsked, type ScanResult, useScanning } from '#web/triage/scan/scanning.ts';
import { useAsker } from './asker.ts';
import page from './tool-page.module.css';
import { ToolPage, toolIsLoading } from './tool-page.tsx';

const ScanAnswer = lazy(async () => ({ default: (await import('./scan-answer.tsx')).ScanAnswer }));

export function SymptomScanPage() {
  const asker = useAsker();
  const scanning = useScanning();
  const [answer, setAnswer] = useState<{ asked: ScanAsked; result: ScanResult } | null>(null);
  const ask = (asked: ScanAsked) =>
    scanning.scan(asked, {
      onSuccess: (result) => {
        setAnswer({ asked, result });
        scrollTo({ top: 0 });
      },
    });
  // What came of it is said by `scanning`.
  const askAgain = (asked: ScanAsked) => void ask(asked).catch(() => undefined);
  if (asker === undefined) return toolIsLoading;
  const isPatient = asker !== null;
  if (answer) {
    return (
      <ToolPage isPatient={isPatient} backWords={t('Back to Dashboard')}>
        <Suspense fallback={toolIsLoading}>
          <ScanAnswer {...{ asker, answer, scanning }} onUpdate={askAgain} onAnother={() => setAnswer(null)} />
        </Suspense>
      </ToolPage>
    );
  }
  return (
    <ToolPage isPatient={isPatient} backWords={t('Back to Dashboard')}>
      <h1 className={page.title}>
        <small>{t('SymptomScan')}</small> {t('Show us where it is.')}
      </h1>
      <p className={`muted ${page.lead}`}>
        {t('Take or upload a photo of the skin, an eye or a wound. You learn how urgent it is and what to do now.')}
        {!isPatient && ` ${t('You need no account, and nothing is stored.')}`}
      </p>
      <ScanForm known={asker?.known ?? null} scanning={scanning} onAsk={ask} onNewPhoto={scanning.reset} />
    </ToolPage>
  );
}
