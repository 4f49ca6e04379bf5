import { Link } from '@tanstack/react-router';
import type { BodyPart } from '#contract/triage/body-parts.ts';
import { type BodySketch, partsOf } from '#contract/triage/body-regions.ts';
import { t } from '#web/language/say.ts';
import styles from './marked-before.module.css';
import { sketchShown } from './places/place-words.ts';
import { readSketch, type SketchDraft } from './sketch-draft.ts';

export { knownOf, personOf } from './about-child.ts';
export { sketchOf } from './sketch-draft.ts';

/** Null where it leads to another part. */
export function sketchFor(part: BodyPart): SketchDraft | null {
  const kept = readSketch();
  return partsOf(kept)[0] === part ? kept : null;
}

/** What was marked, and the way back to it. */
export function MarkedPlaces({ sketch }: { sketch: BodySketch }) {
  return (
    <p className={`row between gap-16 round action-soft ${styles.marked}`}>
      <span>{sketchShown(sketch)}</span>
      <Link className="stack middle fixed min-height-48" to="/symptoms">
        {t('Change')}
      </Link>
    </p>
  );
}
