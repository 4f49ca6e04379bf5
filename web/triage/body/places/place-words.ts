// What was marked, as the person reads it. The engine and the record get the English words of the contract.
import { type BodySketch, KINDS, type Place, type RegionId, regionOf, SINCES } from '#contract/triage/body-regions.ts';
import { t, tMarked } from '#web/language/say.ts';

export const regionName = (id: RegionId): string => tMarked(regionOf(id).name);

/** "Right low back: 7 of 10, stabbing, goes to right buttock. Since: a few days." */
export function sketchShown({ places, since }: BodySketch): string {
  const lines = places.map((place) => `${regionName(place.region)}: ${placeShown(place)}.`);
  return [...lines, ...(since ? [t('Since: {when}.', { when: tMarked(SINCES[since]).toLowerCase() })] : [])].join(' ');
}

export function placeShown({ strength, kinds, movesTo }: Place): string {
  const places = movesTo.map((id) => regionName(id).toLowerCase()).join(t(', then '));
  const parts = [
    ...(strength === undefined ? [] : [t('{n} of 10', { n: strength })]),
    ...kinds.map((kind) => tMarked(KINDS[kind]).toLowerCase()),
    ...(movesTo.length > 0 ? [t('goes to {places}', { places })] : []),
  ];
  return parts.join(', ') || t('marked');
}
