import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { SYMPTOMS_MAX } from '#contract/triage/symptom-limits.ts';
import { AsWritten } from '#web/language/marked-text.tsx';
import { t } from '#web/language/say.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { CharactersLeft } from '#web/ui/fields/characters-left.tsx';
import { TextArea } from '#web/ui/fields/text-field.tsx';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { Card } from '#web/ui/page/card.tsx';
import type { KnownFacts } from '../about/about-draft.ts';
import { AskMoreLater } from '../about/ask-more-later.tsx';
import type { More } from '../about/more.ts';
import { Camera } from './camera.tsx';
import { DropPlace } from './drop-place.tsx';
import { usePhoto } from './photo.ts';
import styles from './scan-form.module.css';
import type { ScanAsked, useScanning } from './scanning.ts';

type ScanFormProps = {
  known: KnownFacts;
  scanning: ReturnType<typeof useScanning>;
  onAsk: (asked: ScanAsked) => Promise<unknown>;
  /** Another photo was chosen: what was said before no longer holds. */
  onNewPhoto: () => void;
};

export function ScanForm({ known, scanning, onAsk, onNewPhoto }: ScanFormProps) {
  const { photo, choose, problem } = usePhoto(onNewPhoto);
  const [more, setMore] = useState<More>({});
  const { isScanning, share, cancel, errorMessage } = scanning;
  const { draft, field, submit } = useEndpointForm({
    initial: { context: '' },
    send: async ({ context }) => {
      const told = context.trim();
      if (photo) await onAsk({ details: { ...(told && { context: told }), ...more }, file: photo.file });
    },
  });
  return (
    <form className={`stack fit gap-16 ${styles.form}`} onSubmit={submit} noValidate>
      <div className={`stack fit gap-16 ${styles.ways}`}>
        <Card title={t('Take a Picture')}>
          <Camera onTaken={(file) => void choose(file)} isDisabled={isScanning} />
        </Card>
        <Card title={t('Upload Image')}>
          <DropPlace onChosen={(file) => void choose(file)} isDisabled={isScanning} />
        </Card>
      </div>
      {problem && <AlertBox tone="urgent" title={problem} />}
      <Card title={t('Your photo')}>
        <div className="stack fit gap-20">
          {photo ? (
            <figure className={`clipped outlined round ${styles.preview}`}>
              <img className="full sunk" src={photo.address} alt={t('Preview of what you chose')} />
              <figcaption className="row between gap-12 muted text-md breakable">
                <span>
                  <AsWritten>{photo.file.name}</AsWritten>
                </span>
                <Button
                  look="quiet"
                  icon={<IconTrash aria-hidden />}
                  onClick={() => void choose(null)}
                  disabled={isScanning}
                >
                  {t('Remove')}
                </Button>
              </figcaption>
            </figure>
          ) : (
            <p className={`round sunk muted ${styles.none}`}>
              {t('No photo yet. In daylight, a hand’s length away, and sharp is best.')}
            </p>
          )}
          <TextArea
            label={t('What happened?')}
            placeholder={t('Describe what happened... (optional)')}
            maxLength={SYMPTOMS_MAX}
            disabled={isScanning}
            {...field('context')}
          />
          <CharactersLeft text={draft.context} max={SYMPTOMS_MAX} />
          {photo && <AskMoreLater known={known} what="photo" isDisabled={isScanning} onChange={setMore} />}
          {errorMessage && !isScanning && <AlertBox tone="urgent" title={errorMessage} />}
          {isScanning && <ScanProgress share={share} onCancel={cancel} />}
          <Button type="submit" look="primary" size="large" isBlock disabled={!photo || isScanning}>
            {t('Upload & Analyze')}
          </Button>
        </div>
      </Card>
    </form>
  );
}

type ScanProgressProps = { share: number; onCancel: () => void };

function ScanProgress({ share, onCancel }: ScanProgressProps) {
  const isThere = share >= 1;
  return (
    <div className={`stack middle gap-8 gap-x-16 ${styles.progress}`}>
      <p className="whole-row semibold" role="status">
        {isThere ? t('Analyzing...') : t('Uploading {n} %', { n: Math.round(share * 100) })}
      </p>
      <progress value={isThere ? undefined : share} max={1} aria-label={isThere ? t('Analyzing') : t('Uploading')} />
      <Button onClick={onCancel}>{t('Cancel')}</Button>
    </div>
  );
}
