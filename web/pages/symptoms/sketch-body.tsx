import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { BodyPart } from '#contract/triage/body-parts.ts';
import { partsOf, type RegionId } from '#contract/triage/body-regions.ts';
import type { Sketched } from '#contract/triage/symptoms.ts';
import { msg, t, tMarked, tRich } from '#web/language/say.ts';
import type { More } from '#web/triage/about/more.ts';
import { childAgeOf, personOf } from '#web/triage/body/about-child.ts';
import { BodyPlace, FigureChoice } from '#web/triage/body/body-place.tsx';
import { PartLinks } from '#web/triage/body/part-links.tsx';
import { RegionList } from '#web/triage/body/places/region-list.tsx';
import { conflictFor, sketchOf, useSketchDraft } from '#web/triage/body/sketch-draft.ts';
import { PART_LABELS } from '#web/triage/part-labels.ts';
import type { Asker } from '#web/triage/script/analysis.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { Segments } from '#web/ui/navigation/segments.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { barRef } from '#web/ui/viewport/bars.ts';
import { useMedia } from '#web/ui/viewport/media.ts';
import styles from './sketch-body.module.css';

/** Nothing is marked at first. */
const SketchDetails = lazy(async () => ({ default: (await import('./sketch-details.tsx')).SketchDetails }));

type SketchBodyProps = {
  asker: Asker;
  emergencyNumber: string;
  error: Error | null;
  isSending: boolean;
  onAsk: (asked: Sketched) => void;
  onQuestions: (part: BodyPart) => void;
};

/** Figure, turning body and list mark the same places; what they are like is told beside them. */
export function SketchBody({ onAsk, onQuestions, isSending, ...about }: SketchBodyProps) {
  const sketching = useSketchDraft();
  const { draft, mark, change, changePlace } = sketching;
  const isWide = useMedia('(min-width: 1280px)');
  const [way, setWay] = useState<'body' | 'list'>('body');
  const [open, setOpen] = useState<RegionId | null>(draft.places[0]?.region ?? null);
  const [moving, setMoving] = useState<RegionId | null>(null);
  const [more, setMore] = useState<More>({});
  const [isAgeMissing, setAgeMissing] = useState(false);
  const part = partsOf(draft)[0];

  /** Also where it moves to is said by a tap: on the figure, in 3D, in the list. */
  const pick = (region: RegionId) => {
    const from = draft.places.find((place) => place.region === moving);
    if (from) {
      changePlace(from.region, { movesTo: conflictFor(from, region) });
      return setMoving(null);
    }
    mark(region);
    setOpen(region);
  };
  const goOn = () => {
    const isMissing = draft.figure === 'child' && childAgeOf(draft) === undefined;
    setAgeMissing(isMissing);
    if (isMissing) return;
    if (part) return onQuestions(part);
    const person = personOf(draft, more.person);
    onAsk({ sketch: sketchOf(draft), ...(person && { person }) });
  };
  return (
    <div className={`stack fit start gap-16 ${styles.sketch}`}>
      {!isWide && (
        <div className={`row stretch wrap between gap-8 ${styles.way}`}>
          <Segments
            label={t('How to choose')}
            choices={WAYS.map(({ value, label }) => ({ value, label: tMarked(label) }))}
            value={way}
            onChoose={setWay}
          />
          <FigureChoice figure={draft.figure} onChoose={(figure) => change({ figure })} />
        </div>
      )}
      {(isWide || way === 'list') && (
        <Card title={isWide ? t('The same as a list') : t('Choose from the list')}>
          <p className="muted">{t('Right and left are yours, not the picture’s.')}</p>
          <RegionList places={draft.places} onPick={pick} />
          <PartLinks />
        </Card>
      )}
      {(isWide || way === 'body') && (
        <Card>
          <BodyPlace draft={draft} onFigure={(figure) => change({ figure })} onPick={pick} isWide={isWide} />
        </Card>
      )}
      <div className={`stack fit start gap-16 ${styles.told}`}>
        {draft.places.length > 0 || draft.figure === 'child' ? (
          <Suspense fallback={<Skeleton lines={4} />}>
            <SketchDetails
              {...about}
              {...{ sketching, open, moving, isAgeMissing, isSending }}
              onOpen={setOpen}
              onMoving={setMoving}
              onMore={setMore}
            />
          </Suspense>
        ) : (
          <Card title={t('Your places')}>
            <p className="muted">{t('Nothing is marked yet. Tap the body, or choose from the list.')}</p>
          </Card>
        )}
        <p className="muted">
          {tRich('Not sure where? {words} or {photo}.', {
            words: <Link to="/symptom-script">{t('Describe it in your own words')}</Link>,
            photo: <Link to="/symptoms-scan">{t('show a photo')}</Link>,
          })}
        </p>
        <div ref={barRef.bottom} className={styles.next}>
          <Button
            look="primary"
            isBlock
            disabled={draft.places.length === 0}
            isBusy={isSending}
            busyText={t('Analyzing...')}
            onClick={goOn}
          >
            {part
              ? t('Next: questions about the {part}', { part: tMarked(PART_LABELS[part]).toLowerCase() })
              : t('Get my answer')}
          </Button>
        </div>
      </div>
    </div>
  );
}

const WAYS = [
  { value: 'body', label: msg('Body') },
  { value: 'list', label: msg('List') },
] as const;
