// What was marked so far. A reload and the questions of a part find it again.
import { useEffect, useState } from 'react';
import {
  type BodySketch,
  KINDS,
  type Kind,
  MAX_MOVES,
  MAX_PLACES,
  type Place,
  REGIONS,
  type RegionId,
  SINCES,
} from '#contract/triage/body-regions.ts';
import { dropDraft, keepDraft, readDraft } from '#web/ui/forms/draft.ts';
import { SKETCH_DRAFT } from './marked.ts';

export type SketchDraft = BodySketch & {
  /** As typed; of the child that was drawn. */
  childAge: string;
};

const NOTHING: SketchDraft = { figure: 'adult', places: [], childAge: '' };

export function useSketchDraft() {
  const [draft, setDraft] = useState<SketchDraft>(readSketch);
  useEffect(() => (draft === NOTHING ? dropDraft(SKETCH_DRAFT) : keepDraft(SKETCH_DRAFT, draft)), [draft]);
  const change = (changes: Partial<SketchDraft>) => setDraft((was) => ({ ...was, ...changes }));
  return {
    draft,
    change,
    mark: (region: RegionId) => setDraft((was) => ({ ...was, places: toggled(was.places, region) })),
    changePlace: (region: RegionId, changes: Partial<Place>) =>
      setDraft((was) => ({
        ...was,
        places: was.places.map((place) => (place.region === region ? { ...place, ...changes } : place)),
      })),
    forget: () => setDraft(NOTHING),
  };
}

export type Sketching = ReturnType<typeof useSketchDraft>;

/** A second tap takes a place away again. */
function toggled(places: readonly Place[], region: RegionId): Place[] {
  if (places.some((place) => place.region === region)) return places.filter((place) => place.region !== region);
  return places.length < MAX_PLACES ? [...places, { region, kinds: [], movesTo: [] }] : [...places];
}

export function conflictFor(place: Place, region: RegionId): Place['movesTo'] {
  if (region === place.region || place.movesTo.includes(region)) return place.movesTo;
  return [...place.movesTo, region].slice(0, MAX_MOVES);
}

export const sketchOf = ({ figure, places, since }: SketchDraft): BodySketch => ({
  figure,
  places,
  ...(since && { since }),
});

/** What was kept may be of an older set of places. */
export function readSketch(): SketchDraft {
  const kept = readDraft<SketchDraft>(SKETCH_DRAFT);
  const isRegion = (id: unknown): id is RegionId => typeof id === 'string' && REGIONS.has(id);
  const places = (Array.isArray(kept.places) ? kept.places : []).flatMap((place: Partial<Place>): Place[] => {
    if (!isRegion(place?.region)) return [];
    const { strength } = place;
    const isStrength = Number.isInteger(strength) && Number(strength) >= 0 && Number(strength) <= 10;
    return [
      {
        region: place.region,
        kinds: (place.kinds ?? []).filter((kind): kind is Kind => Object.hasOwn(KINDS, kind)),
        movesTo: (place.movesTo ?? []).filter(isRegion),
        ...(isStrength && { strength }),
      },
    ];
  });
  if (places.length === 0 && kept.figure !== 'child') return NOTHING;
  return {
    figure: kept.figure === 'child' ? 'child' : 'adult',
    places: places.slice(0, MAX_PLACES),
    childAge: typeof kept.childAge === 'string' ? kept.childAge : '',
    ...(kept.since && Object.hasOwn(SINCES, kept.since) && { since: kept.since }),
  };
}
