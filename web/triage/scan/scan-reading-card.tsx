import type { ScanReading } from '#contract/triage/triage-result.ts';
import { Badge } from '#web/ui/badges/badge.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Likelihood } from '../result/reasons/likelihood.tsx';
import { SafeMarkdown } from '../safe-markdown.tsx';
import styles from './scan-reading-card.module.css';

type ScanReadingCardProps = { reading: ScanReading; photo: string | null };

/** What a model saw in the photo. That none looked at it is said above, with the whole answer. */
export function ScanReadingCard({ reading, photo }: ScanReadingCardProps) {
  const { analysis, conditions, retake } = reading;
  return (
    <Card
      title="Your photo"
      action={analysis === null ? undefined : <Badge tone="attention">AI, unverified</Badge>}
      className={styles.card}
    >
      {photo && <img className={`full round sunk ${styles.photo}`} src={photo} alt="What you sent" />}
      {retake.length > 0 && (
        <AlertBox tone="attention" title="A better photo would help">
          <ul className={styles.retake}>
            {retake.map((advice) => (
              <li key={advice}>{advice}</li>
            ))}
          </ul>
        </AlertBox>
      )}
      {analysis !== null && (
        <div className="breakable">
          <SafeMarkdown text={analysis} />
        </div>
      )}
      {conditions.length > 0 && (
        <ul className={styles.conditions}>
          {conditions.map(({ name, likelihood, confidencePercent }) => (
            <li className="stack gap-2 gap-x-16 py-12 ruled" key={name}>
              <b>{name}</b>
              <Likelihood is={likelihood} />
              {confidencePercent !== null && (
                <details className="whole-row muted text-md">
                  <summary className="row pressable">The service’s own number</summary>
                  {confidencePercent} %. It is not the chance that you have this.
                </details>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
