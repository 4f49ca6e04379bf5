// How marked places look on a figure: which shapes they light, how strongly, and the line along which it moves.

import type { BodyPart } from '#contract/triage/body-parts.ts';
import { type Place, type RegionId, regionOf, SITES, type SiteId } from '#contract/triage/body-regions.ts';

/** 1 to 3, 4 to 6, 7 to 10; where nothing was said, the middle. */
export type Depth = 1 | 2 | 3;

export const depthOf = (strength: number | undefined): Depth =>
  strength === undefined ? 2 : strength <= 3 ? 1 : strength <= 6 ? 2 : 3;

const WHOLES: Partial<Record<SiteId, readonly SiteId[]>> = {
  'whole-head': ['head-top', 'head-back'],
  'whole-chest': ['chest-middle', 'chest'],
  'whole-belly': ['upper-belly', 'upper-side', 'navel', 'lower-side', 'lower-belly'],
  'whole-back': ['upper-back', 'mid-back', 'low-back', 'spine'],
  'whole-arm': ['shoulder', 'upper-arm', 'elbow', 'forearm'],
  'whole-leg': ['hip', 'thigh', 'knee', 'shin', 'calf'],
  jaw: ['face'],
  breast: ['chest'],
  anus: ['buttock'],
  tailbone: ['spine'],
};

/** The places with shapes that a place lights: itself, or what it is made of. */
export function shapesOf(region: RegionId): RegionId[] {
  const { site, side } = regionOf(region);
  if (site === 'anus') return ['right-buttock', 'left-buttock'];
  const parts = WHOLES[site];
  if (!parts) return [region];
  return parts.flatMap((part): RegionId[] =>
    'isPaired' in SITES[part] ? (side ? [`${side}-${part}`] : [`right-${part}`, `left-${part}`]) : [part as RegionId],
  );
}

/** Returns how deep the colour of each shape is. Where a complaint moves to is a step paler. */
export function litShapes(places: readonly Place[]): Map<RegionId, Depth> {
  const lit = new Map<RegionId, Depth>();
  const light = (region: RegionId, depth: Depth) => {
    for (const shape of shapesOf(region)) lit.set(shape, Math.max(lit.get(shape) ?? 1, depth) as Depth);
  };
  for (const { region, strength, movesTo } of places) {
    light(region, depthOf(strength));
    for (const next of movesTo) light(next, Math.max(1, depthOf(strength) - 1) as Depth);
  }
  return lit;
}

/** What a click on the turning body marks: it knows the ten parts and the trunk, and from which side they were clicked. */
export function wholeOf(part: BodyPart | null, isBehind: boolean): RegionId {
  if (part === null) return isBehind ? 'whole-back' : 'whole-belly';
  if (part === 'head') return isBehind ? 'head-back' : 'whole-head';
  if (part === 'chest') return isBehind ? 'whole-back' : 'whole-chest';
  const [side = 'right', limb = ''] = part.split('-') as ['right' | 'left', string];
  return limb === 'arm' || limb === 'leg' ? `${side}-whole-${limb}` : (`${side}-${limb}` as RegionId);
}
