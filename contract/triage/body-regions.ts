// The places of the body that a person can mark, and what they can say about them. Without schemas: the pages read it too.
import type { BodyPart } from './body-parts.ts';

export type RegionGroup = 'head' | 'chest' | 'belly' | 'back' | 'arm' | 'leg' | 'everywhere';

export const REGION_GROUPS: Record<RegionGroup, string> = {
  head: 'Head and neck',
  chest: 'Chest',
  belly: 'Belly and groin',
  back: 'Back',
  arm: 'Arm and hand',
  leg: 'Leg and foot',
  everywhere: 'Everywhere',
};

/** `part` names the set of questions that fits, where there is one; `isPaired` stands for a right and a left place. */
type Site = { label: string; group: RegionGroup; isPaired?: true; part?: 'head' | 'chest' | Limb };
type Limb = 'arm' | 'hand' | 'leg' | 'foot';

const of = (group: RegionGroup, label: string, part?: Site['part']): Site => ({ label, group, ...(part && { part }) });
const pair = (group: RegionGroup, label: string, part?: Limb | 'chest'): Site => ({
  ...of(group, label, part),
  isPaired: true,
});

/** In the order of the list, from above. A breast has no shape on the figure: there the heart is felt, too. */
export const SITES = {
  'head-top': of('head', 'Top of head and forehead', 'head'),
  'head-back': of('head', 'Back of head', 'head'),
  'whole-head': of('head', 'Whole head', 'head'),
  face: of('head', 'Face'),
  eye: pair('head', 'Eye'),
  ear: pair('head', 'Ear'),
  nose: of('head', 'Nose'),
  mouth: of('head', 'Mouth and teeth'),
  jaw: of('head', 'Jaw'),
  throat: of('head', 'Throat'),
  neck: pair('head', 'Side of neck'),
  'neck-back': of('head', 'Back of neck'),
  'chest-middle': of('chest', 'Middle of chest', 'chest'),
  chest: pair('chest', 'Chest', 'chest'),
  'whole-chest': of('chest', 'Whole chest', 'chest'),
  breast: pair('chest', 'Breast'),
  'upper-belly': of('belly', 'Upper belly, middle'),
  'upper-side': pair('belly', 'Upper belly, under the ribs'),
  navel: of('belly', 'Around the navel'),
  'lower-side': pair('belly', 'Lower belly'),
  'lower-belly': of('belly', 'Lower belly, middle'),
  'whole-belly': of('belly', 'Whole belly'),
  flank: pair('belly', 'Flank'),
  groin: pair('belly', 'Groin'),
  genitals: of('belly', 'Genitals'),
  anus: of('belly', 'Back passage'),
  'upper-back': pair('back', 'Upper back'),
  'mid-back': pair('back', 'Middle of back'),
  'low-back': pair('back', 'Low back'),
  spine: of('back', 'Spine'),
  'whole-back': of('back', 'Whole back'),
  tailbone: of('back', 'Tailbone'),
  buttock: pair('back', 'Buttock'),
  shoulder: pair('arm', 'Shoulder', 'arm'),
  'upper-arm': pair('arm', 'Upper arm', 'arm'),
  elbow: pair('arm', 'Elbow', 'arm'),
  forearm: pair('arm', 'Forearm', 'arm'),
  'whole-arm': pair('arm', 'Whole arm', 'arm'),
  wrist: pair('arm', 'Wrist', 'hand'),
  hand: pair('arm', 'Hand', 'hand'),
  fingers: pair('arm', 'Fingers', 'hand'),
  hip: pair('leg', 'Hip', 'leg'),
  thigh: pair('leg', 'Thigh', 'leg'),
  knee: pair('leg', 'Knee', 'leg'),
  shin: pair('leg', 'Shin', 'leg'),
  calf: pair('leg', 'Calf', 'leg'),
  'whole-leg': pair('leg', 'Whole leg', 'leg'),
  ankle: pair('leg', 'Ankle', 'foot'),
  foot: pair('leg', 'Foot', 'foot'),
  heel: pair('leg', 'Heel and sole', 'foot'),
  toes: pair('leg', 'Toes', 'foot'),
  'whole-body': of('everywhere', 'Whole body'),
  'skin-many': of('everywhere', 'Skin in many places'),
} as const satisfies Record<string, Site>;
export type SiteId = keyof typeof SITES;

type PairedId = { [Id in SiteId]: (typeof SITES)[Id] extends { isPaired: true } ? Id : never }[SiteId];
export type Side = 'right' | 'left';
export type RegionId = Exclude<SiteId, PairedId> | `${Side}-${SiteId}`;
export type Region = Site & { id: RegionId; site: SiteId; side: Side | null; name: string };

export const REGIONS: ReadonlyMap<string, Region> = new Map(
  (Object.entries(SITES) as [SiteId, Site][]).flatMap(([site, about]): [string, Region][] => {
    if (!about.isPaired) return [[site, { ...about, id: site as RegionId, site, side: null, name: about.label }]];
    return (['right', 'left'] as const).map((side) => {
      const id: RegionId = `${side}-${site}`;
      const [first = '', ...rest] = about.label;
      const name = `${side === 'right' ? 'Right' : 'Left'} ${first.toLowerCase()}${rest.join('')}`;
      return [id, { ...about, id, site, side, name }];
    });
  }),
);
export const REGION_IDS = [...REGIONS.keys()] as [RegionId, ...RegionId[]];

export const regionOf = (id: RegionId): Region => {
  const region = REGIONS.get(id);
  if (!region) throw new Error(`No place of the body: ${id}`);
  return region;
};

export const KINDS = {
  aching: 'Aching',
  burning: 'Burning',
  stabbing: 'Stabbing',
  pressing: 'Pressing',
  cramping: 'Cramping',
  throbbing: 'Throbbing',
  numb: 'Numb or tingling',
  weak: 'Weak',
  itching: 'Itching',
  swollen: 'Swollen',
  rash: 'Rash',
} as const;
export type Kind = keyof typeof KINDS;
export const KIND_IDS = Object.keys(KINDS) as [Kind, ...Kind[]];
/** Kinds that concern the skin alone: questions about joints and the heart do not fit them. */
const SKIN: readonly Kind[] = ['itching', 'rash'];

export const SINCES = {
  'an-hour': 'Less than an hour',
  today: 'Today',
  days: 'A few days',
  week: 'About a week',
  weeks: 'Some weeks',
  months: 'Months or longer',
} as const;
export type Since = keyof typeof SINCES;
export const SINCE_IDS = Object.keys(SINCES) as [Since, ...Since[]];

export type Place = {
  region: RegionId;
  /** 0 to 10, where it was said. */
  strength?: number | undefined;
  kinds: Kind[];
  /** Where the complaint moves to, in this order. */
  movesTo: RegionId[];
};
export type BodySketch = { figure: 'adult' | 'child'; places: Place[]; since?: Since | undefined };

export const MAX_PLACES = 12;
export const MAX_MOVES = 4;

/** The urgencies of the parts before anything was answered. */
export const PART_URGENCY: Record<BodyPart, 2 | 3 | 5> = {
  chest: 5,
  head: 3,
  'left-arm': 3,
  'left-leg': 3,
  'right-leg': 3,
  'right-arm': 2,
  'left-hand': 2,
  'right-hand': 2,
  'left-foot': 2,
  'right-foot': 2,
};

export function partOfRegion(id: RegionId): BodyPart | null {
  const { part, side } = regionOf(id);
  if (!part) return null;
  return part === 'head' || part === 'chest' ? part : `${side ?? 'right'}-${part}`;
}

/**
 * Returns the parts whose questions fit what was marked: the most urgent first, then in the order in which they were marked.
 */
export function partsOf({ places }: Pick<BodySketch, 'places'>): BodyPart[] {
  const marked = places.filter(({ kinds }) => kinds.length === 0 || kinds.some((kind) => !SKIN.includes(kind)));
  const parts = new Set(marked.flatMap(({ region }) => partOfRegion(region) ?? []));
  return [...parts].sort((a, b) => PART_URGENCY[b] - PART_URGENCY[a]);
}

/** "Right low back: 7 of 10, stabbing, goes to right buttock. Since a few days." */
export function sketchInWords({ places, since }: BodySketch): string {
  const lines = places.map((place) => `${regionOf(place.region).name}: ${placeInWords(place)}.`);
  return [...lines, ...(since ? [`Since: ${SINCES[since].toLowerCase()}.`] : [])].join(' ');
}

export function placeInWords({ strength, kinds, movesTo }: Place): string {
  const parts = [
    ...(strength === undefined ? [] : [`${strength} of 10`]),
    ...kinds.map((kind) => KINDS[kind].toLowerCase()),
    ...(movesTo.length > 0 ? [`goes to ${movesTo.map((id) => regionOf(id).name.toLowerCase()).join(', then ')}`] : []),
  ];
  return parts.join(', ') || 'marked';
}
