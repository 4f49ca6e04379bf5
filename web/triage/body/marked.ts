// What was marked on the body before the questions of a part came. Most who answer them have marked nothing.
import { useEffect, useState } from 'react';
import type { BodyPart } from '#contract/triage/body-parts.ts';
import { dropDraft, readDraft } from '#web/ui/forms/draft.ts';
import type { SketchDraft } from './sketch-draft.ts';

export const SKETCH_DRAFT = 'nadi-body-sketch';

export const forgetSketch = () => dropDraft(SKETCH_DRAFT);

type Marked = typeof import('./marked-before.tsx') & { sketch: SketchDraft };

/** Null where nothing was marked that leads to this part. */
export function useMarked(part: BodyPart): Marked | null {
  const [marked, setMarked] = useState<Marked | null>(null);
  useEffect(() => {
    if (!readDraft<SketchDraft>(SKETCH_DRAFT).places) return;
    void import('./marked-before.tsx').then((loaded) => {
      const sketch = loaded.sketchFor(part);
      if (sketch) setMarked({ ...loaded, sketch });
    });
  }, [part]);
  return marked;
}
