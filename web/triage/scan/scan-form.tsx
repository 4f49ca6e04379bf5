import { IconTrash } from '@tabler/icons-react';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { type ScanDescription, type ScanDetails, SYMPTOMS_MAX } from '../../../contract/symptoms.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import {
  type AboutDraft,
  factsFrom,
  isAnythingAsked,
  type KnownFacts,
  NOTHING_SAID,
  whatToAsk,
} from '../about/about-draft.ts';
import { AboutLater, ConsentLater } from '../about/about-later.tsx';
import { useTriageService } from '../queries.ts';
import { Camera } from './camera.tsx';
import { DropPlace } from './drop-place.tsx';
import { usePhoto } from './photo.ts';
import styles from './scan-form.module.css';
import { ScanProgress } from './scan-progress.tsx';
import type { ScanAsked, useScanning } from './scanning.ts';

const SkinQuestions = lazy(async () => ({ default: (await import('./skin-questions.tsx')).SkinQuestions }));

type ScanFormProps = {
  known: KnownFacts;
  scanning: ReturnType<typeof useScanning>;
  onAsk: (asked: ScanAsked) => void;
  /** Another photo was chosen: what was said before no longer holds. */
  onNewPhoto: () => void;
};

export function ScanForm({ known, scanning, onAsk, onNewPhoto }: ScanFormProps) {
  const service = useTriageService().data;
  const { photo, choose, problem } = usePhoto(onNewPhoto);
  const [context, setContext] = useState('');
  const [description, setDescription] = useState<ScanDescription>({});
  const [about, setAbout] = useState<AboutDraft>(NOTHING_SAID);
  const [hasConsented, setConsented] = useState(false);
  const asked = whatToAsk(known, about);
  const { isScanning, share, cancel, trouble } = scanning;
  const hasNoModel = service?.image === null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!photo) return;
    const person = factsFrom(about, asked);
    const details: ScanDetails = {
      ...(context.trim() && { context: context.trim() }),
      ...(hasNoModel && { description }),
      ...(Object.keys(person).length > 0 && { person }),
      ...(service?.asksConsent && { consent: hasConsented }),
    };
    onAsk({ details, file: photo.file });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.ways}>
        <Card title="Take a Picture">
          <Camera onTaken={choose} isDisabled={isScanning} />
        </Card>
        <Card title="Upload Image">
          <DropPlace onChosen={choose} isDisabled={isScanning} />
        </Card>
      </div>
      {problem && <AlertBox tone="urgent" title={problem} />}
      <Card title="Your photo">
        <div className={styles.rest}>
          {photo ? (
            <figure className={styles.preview}>
              <img src={photo.address} alt="Preview of what you chose" />
              <figcaption>
                <span>{photo.file.name}</span>
                <Button
                  look="quiet"
                  icon={<IconTrash aria-hidden />}
                  onClick={() => choose(null)}
                  disabled={isScanning}
                >
                  Remove
                </Button>
              </figcaption>
            </figure>
          ) : (
            <p className={styles.none}>No photo yet. In daylight, a hand’s length away, and sharp is best.</p>
          )}
          <TextArea
            label="What happened?"
            placeholder="Describe what happened... (optional)"
            maxLength={SYMPTOMS_MAX}
            value={context}
            disabled={isScanning}
            onChange={({ target }) => setContext(target.value)}
          />
          {photo && hasNoModel && (
            <Suspense fallback={<Skeleton lines={4} />}>
              <SkinQuestions description={description} onChange={setDescription} isDisabled={isScanning} />
            </Suspense>
          )}
          {photo && isAnythingAsked(asked) && (
            <AboutLater
              asked={asked}
              draft={about}
              isDisabled={isScanning}
              onChange={(changes) => setAbout((was) => ({ ...was, ...changes }))}
            />
          )}
          {photo && service?.asksConsent && service.image !== null && (
            <ConsentLater
              what="photo"
              isGiven={hasConsented}
              onChange={setConsented}
              isDisabled={isScanning}
              service={service}
            />
          )}
          {trouble && !isScanning && <AlertBox tone="urgent" title={trouble} />}
          {isScanning && <ScanProgress share={share} onCancel={cancel} />}
          <Button type="submit" look="primary" size="large" isBlock disabled={!photo || isScanning}>
            Upload & Analyze
          </Button>
        </div>
      </Card>
    </form>
  );
}
