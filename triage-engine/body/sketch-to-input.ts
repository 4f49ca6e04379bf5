// Marked places become findings and attributes of the same engine that reads words.

import type { BodyPart } from '#contract/triage/body-parts.ts';
import {
  type BodySketch,
  type Kind,
  PART_URGENCY,
  type Place,
  partsOf,
  type Region,
  regionOf,
  type Since,
} from '#contract/triage/body-regions.ts';
import type { Correction, Person, Urgency } from '../answer.ts';
import type { Attributes } from '../text/read-attributes.ts';
import { MOVES } from './moves.ts';
import { SIDED_FINDINGS, SITE_FINDINGS, type SiteFindings, USUAL_FINDINGS } from './site-findings.ts';

export type SketchInput = {
  corrections: Correction[];
  attributes: Pick<Attributes, 'durationDays' | 'painScore'>;
  floor?: Urgency;
};

const SINCE_DAYS: Record<Since, number> = { 'an-hour': 0.03, today: 0.3, days: 3, week: 7, weeks: 21, months: 120 };
const NO_PAIN: readonly Kind[] = ['numb', 'weak', 'itching', 'swollen', 'rash'];

/** `answered`: the part whose questions were answered; the urgency of any other marked part stands. */
export function sketchToInput(
  sketch: BodySketch,
  sex: Person['sex'] = undefined,
  answered: BodyPart | null = null,
): SketchInput {
  const found = new Set(sketch.places.flatMap((place) => findingsOf(place, sex)));
  for (const finding of feltTogether(sketch.places)) found.add(finding);
  if (isOfBothLegs(sketch.places) && found.delete('leg-swelling-one')) found.add('ankle-swelling');
  const open = partsOf(sketch).filter((part) => part !== answered);
  const strengths = sketch.places.flatMap(({ strength }) => strength ?? []);
  return {
    corrections: [...found].map((finding) => ({ finding, state: 'present' })),
    attributes: {
      ...(sketch.since && { durationDays: SINCE_DAYS[sketch.since] }),
      ...(strengths.length > 0 && { painScore: Math.max(...strengths) }),
    },
    ...(open.length > 0 && { floor: Math.max(...open.map((part) => PART_URGENCY[part])) as Urgency }),
  };
}

function findingsOf(place: Place, sex: Person['sex']): string[] {
  const region = regionOf(place.region);
  const findings = tableOf(region, sex);
  const isPain = place.kinds.length === 0 || place.kinds.some((kind) => !NO_PAIN.includes(kind));
  return [
    ...(isPain ? findings.pain : []),
    ...place.kinds.flatMap((kind) => ofKind(findings, kind)),
    ...movesOf(region, place),
  ];
}

function tableOf({ site, side }: Region, sex: Person['sex']): SiteFindings {
  // A torsion must not be missed: only who is a woman is not asked for it.
  if (site === 'genitals' && sex !== 'female') {
    return { ...SITE_FINDINGS.genitals, pain: ['testicular-pain'], swollen: ['testicular-swelling'] };
  }
  return (side && SIDED_FINDINGS[`${side}-${site}`]) ?? SITE_FINDINGS[site];
}

/** A swelling that the engine has no finding for is at least a complaint of its place. */
const ofKind = (findings: SiteFindings, kind: Kind): readonly string[] => {
  if (kind === 'aching' || kind === 'stabbing') return [];
  return findings[kind] ?? USUAL_FINDINGS[kind] ?? (kind === 'swollen' ? findings.pain : []);
};

function movesOf(from: Region, { movesTo }: Place): string[] {
  const reached = movesTo.map(regionOf);
  return MOVES.filter(
    (move) =>
      move.from.includes(from.site) && reached.some(({ id, site }) => move.to.includes(id) || move.to.includes(site)),
  ).map(({ finding }) => finding);
}

/** What two places say together: a weak or numb side, both legs, many joints. */
function feltTogether(places: readonly Place[]): string[] {
  const sides = (kind: Kind, group: Region['group']) =>
    new Set(marked(places, kind).flatMap(({ group: one, side }) => (one === group ? (side ?? []) : [])));
  const isOneSided = (kind: Kind) => [...sides(kind, 'arm')].some((side) => sides(kind, 'leg').has(side));
  return [
    ...(isOneSided('weak') ? ['one-sided-weakness'] : []),
    ...(isOneSided('numb') ? ['one-sided-numbness'] : []),
    ...(sides('weak', 'leg').size === 2 ? ['leg-weakness-both'] : []),
    ...(jointsOf(places) >= 3 ? ['joint-pains-many'] : []),
  ];
}

const JOINTS = ['shoulder', 'elbow', 'wrist', 'hand', 'fingers', 'hip', 'knee', 'ankle', 'foot', 'toes'];
const jointsOf = (places: readonly Place[]) =>
  new Set(places.map(({ region }) => regionOf(region)).filter(({ site }) => JOINTS.includes(site))).size;

const isOfBothLegs = (places: readonly Place[]) =>
  new Set(marked(places, 'swollen').flatMap(({ group, side }) => (group === 'leg' ? (side ?? []) : []))).size === 2;

const marked = (places: readonly Place[], kind: Kind): Region[] =>
  places.filter(({ kinds }) => kinds.includes(kind)).map(({ region }) => regionOf(region));
