import { t } from '#web/language/say.ts';
import { allFacts, factWords } from '#web/triage/about/about-draft.ts';
import { keepForLater } from '#web/triage/pending/keep-for-later.ts';
import { withoutReadings } from '#web/triage/result/corrections.ts';
import { TriageAnswer } from '#web/triage/result/triage-answer.tsx';
import { ScanReadingCard } from '#web/triage/scan/scan-reading-card.tsx';
import type { ScanAsked, ScanResult, useScanning } from '#web/triage/scan/scanning.ts';
import type { Asker } from '#web/triage/script/analysis.ts';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { useFileAddress } from '#web/ui/photos/use-file-address.ts';
import { AnswerBooking } from './answer-booking.tsx';
import { useTriageClinic } from './triage-clinic.ts';

type ScanAnswerProps = {
  asker: Asker;
  answer: { asked: ScanAsked; result: ScanResult };
  scanning: ReturnType<typeof useScanning>;
  onUpdate: (asked: ScanAsked) => void;
  onAnother: () => void;
};

export function ScanAnswer({ asker, answer, scanning, onUpdate, onAnother }: ScanAnswerProps) {
  const clinic = useTriageClinic();
  const { asked, result } = answer;
  const { details, file } = asked;
  const { resultId, scan } = result;
  const photo = useFileAddress(file);
  const carry = () => {
    const { analysis, imageType, additionalContext, timestamp } = scan;
    keepForLater(
      {
        symptoms: `Image Analysis - ${details.context ?? 'No additional context'}`,
        result: {
          analysis: analysis ?? 'No image model looked at this photo.',
          imageType,
          additionalContext,
          timestamp,
        },
        person: details.person,
        corrections: details.corrections,
        dangers: details.dangers,
      },
      null,
    );
  };
  return (
    <TriageAnswer
      key={resultId ?? scan.timestamp}
      result={result}
      clinic={clinic}
      words={details.context ?? ''}
      facts={factWords(allFacts(asker?.known ?? null, details.person ?? {}))}
      earlier={details.corrections ?? []}
      taps={details.dangers ?? []}
      onTap={(dangers) => onUpdate({ file, details: { ...details, dangers, ...(resultId && { replaces: resultId }) } })}
      isModelApart={false}
      before={<ScanReadingCard reading={scan} photo={photo} onAnother={onAnother} />}
      onUpdate={(corrections, leftOut) => {
        const without = withoutReadings(details, leftOut);
        onUpdate({ file, details: { ...details, corrections, ...without, ...(resultId && { replaces: resultId }) } });
      }}
      isUpdating={scanning.isScanning}
      errorMessage={scanning.errorMessage && <AlertBox tone="urgent" title={scanning.errorMessage} />}
      booking={
        <AnswerBooking {...{ asker, result, clinic, carry }} title={t('See the right doctor')} back="/symptom-script" />
      }
    />
  );
}
