import { partsOf, type RegionId, regionOf } from '#contract/triage/body-regions.ts';
import { t, tMarked } from '#web/language/say.ts';
import { AskMoreLater } from '#web/triage/about/ask-more-later.tsx';
import type { More } from '#web/triage/about/more.ts';
import { AnalysisError } from '#web/triage/analysis-error.tsx';
import { knownOf, OLDEST_CHILD } from '#web/triage/body/about-child.ts';
import { DangerHint } from '#web/triage/body/danger-hint.tsx';
import { PlacesPanel } from '#web/triage/body/places/places-panel.tsx';
import type { Sketching } from '#web/triage/body/sketch-draft.ts';
import type { Asker } from '#web/triage/script/analysis.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import styles from './sketch-body.module.css';

type SketchDetailsProps = {
  asker: Asker;
  sketching: Sketching;
  emergencyNumber: string;
  error: Error | null;
  isSending: boolean;
  isAgeMissing: boolean;
  open: RegionId | null;
  onOpen: (region: RegionId | null) => void;
  moving: RegionId | null;
  onMoving: (region: RegionId | null) => void;
  onMore: (more: More) => void;
};

/** What the marked places are like, and about whom. */
export function SketchDetails({ asker, sketching, emergencyNumber, error, ...props }: SketchDetailsProps) {
  const { isSending, isAgeMissing, open, onOpen, moving, onMoving, onMore } = props;
  const { draft, change } = sketching;
  const isAnsweredHere = draft.places.length > 0 && partsOf(draft).length === 0;
  return (
    <>
      <p role="status" className={moving ? `round semibold ${styles.moving}` : 'hidden'}>
        {moving && t('Now tap where it goes from: {place}.', { place: tMarked(regionOf(moving).name).toLowerCase() })}
      </p>
      {draft.figure === 'child' && (
        <TextField
          label={t('Age of the child in years')}
          hint={t('0 for a baby')}
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
          value={draft.childAge}
          error={isAgeMissing ? t('Enter the age, from 0 to {max}.', { max: OLDEST_CHILD }) : undefined}
          onChange={({ target }) => change({ childAge: target.value })}
        />
      )}
      <PlacesPanel {...{ sketching, open, onOpen, moving, onMoving }} />
      <DangerHint places={draft.places} figure={draft.figure} emergencyNumber={emergencyNumber} />
      {isAnsweredHere && (
        <AskMoreLater
          key={draft.figure}
          known={knownOf(draft, asker?.known ?? null)}
          what="answers"
          isDisabled={isSending}
          onChange={onMore}
        />
      )}
      {error && <AnalysisError error={error} emergencyNumber={emergencyNumber} />}
    </>
  );
}
