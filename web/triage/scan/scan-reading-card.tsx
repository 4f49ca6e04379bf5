import { IconCamera } from '@tabler/icons-react';
import type { ScanReading } from '#contract/triage/triage-result.ts';
import { AsWritten, Translated } from '#web/language/marked-text.tsx';
import { shownLanguage, t } from '#web/language/say.ts';
import { Badge } from '#web/ui/badges/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { FoldedPart } from '../result/reasons/folded-part.tsx';
import { Likelihood } from '../result/reasons/likelihood.tsx';
import { SafeMarkdown } from '../safe-markdown.tsx';
import styles from './scan-reading-card.module.css';

type ScanReadingCardProps = { reading: ScanReading; photo: string | null; onAnother?: () => void };

/** What a model saw in the photo. Where none looked at it that is said, and the photo waits behind it. */
export function ScanReadingCard({ reading, photo, onAnother }: ScanReadingCardProps) {
  const { analysis, conditions, retake } = reading;
  const picture = photo && <img className={`full round sunk ${styles.photo}`} src={photo} alt={t('What you sent')} />;
  const another = onAnother && (
    <p className="mt-16">
      <Button icon={<IconCamera aria-hidden />} onClick={onAnother}>
        {t('Another photo')}
      </Button>
    </p>
  );
  if (analysis === null && retake.length === 0 && conditions.length === 0)
    return (
      <div className="panel clipped">
        <FoldedPart
          title={t('Your photo')}
          fact={<p>{t('No computer looked at it. The answer comes from your words.')}</p>}
        >
          {picture}
          {another}
        </FoldedPart>
      </div>
    );
  return (
    <Card
      title={t('Your photo')}
      action={analysis === null ? undefined : <Badge tone="attention">{t('AI, unverified')}</Badge>}
      className={styles.card}
    >
      {picture}
      {retake.length > 0 && (
        <AlertBox tone="attention" title={t('A better photo would help')}>
          <ul className={styles.retake}>
            {retake.map((advice) => (
              <li key={advice}>
                <Translated>{advice}</Translated>
              </li>
            ))}
          </ul>
        </AlertBox>
      )}
      {another}
      {analysis !== null && (
        <div className="breakable" lang={shownLanguage() === 'en' ? undefined : 'en'}>
          <SafeMarkdown text={analysis} />
        </div>
      )}
      {conditions.length > 0 && (
        <ul className={styles.conditions}>
          {conditions.map(({ name, likelihood, confidencePercent }) => (
            <li className="stack gap-2 gap-x-16 py-12 ruled" key={name}>
              <b>
                <AsWritten>{name}</AsWritten>
              </b>
              <Likelihood is={likelihood} />
              {confidencePercent !== null && (
                <details className="whole-row muted text-md">
                  <summary className="row pressable">{t('The service’s own number')}</summary>
                  {t('{n} %. It is not the chance that you have this.', { n: confidencePercent })}
                </details>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
