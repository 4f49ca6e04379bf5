// The danger signs as data: the tile that stands for each, and how urgent it is when somebody says that it is there. Their sources
// lie beside it, and their words, a file per language.
import type { DangerId, DangerTile, MAIN_TILES } from '#contract/triage/dangers.ts';
import type { Whom } from '../knowledge/shape.ts';

/** `person`: whom it can be of; everybody where it is left out. */
export type DangerSign = { tile: DangerTile; urgency: 4 | 5; person?: Whom };

// ACOG Committee Opinion 651 (2015): from nine years on; above 55 a pregnancy is next to unheard of.
const MAY_BE_PREGNANT: Whom = { sex: 'female', ageFrom: 9, ageUnder: 56 };

export const DANGER_SIGNS: Record<DangerId, DangerSign> = {
  'chest-pain': { tile: 'chest', urgency: 5 },
  heartbeat: { tile: 'chest', urgency: 4 },
  breath: { tile: 'breath', urgency: 5 },
  choking: { tile: 'breath', urgency: 5 },
  stroke: { tile: 'stroke', urgency: 5 },
  sight: { tile: 'eye', urgency: 4 },
  'eye-injury': { tile: 'eye', urgency: 4 },
  unconscious: { tile: 'faint', urgency: 5 },
  fit: { tile: 'faint', urgency: 5 },
  confused: { tile: 'stroke', urgency: 4 },
  bleeding: { tile: 'blood', urgency: 5 },
  'gut-bleeding': { tile: 'belly', urgency: 5 },
  headache: { tile: 'head', urgency: 5 },
  meningitis: { tile: 'head', urgency: 5 },
  'head-injury': { tile: 'head', urgency: 4 },
  allergy: { tile: 'allergy', urgency: 5 },
  overdose: { tile: 'poison', urgency: 5 },
  poison: { tile: 'poison', urgency: 5 },
  bite: { tile: 'poison', urgency: 4 },
  belly: { tile: 'belly', urgency: 4 },
  testicle: { tile: 'testicle', urgency: 4, person: { sex: 'male' } },
  pregnancy: { tile: 'pregnancy', urgency: 4, person: MAY_BE_PREGNANT },
  birth: { tile: 'pregnancy', urgency: 5, person: MAY_BE_PREGNANT },
  // WHO IMCI chart booklet (2014): a child of three is no infant any more.
  baby: { tile: 'baby', urgency: 5, person: { ageUnder: 3 } },
  dehydration: { tile: 'fever', urgency: 4 },
  suicide: { tile: 'mind', urgency: 4 },
  violence: { tile: 'mind', urgency: 4 },
  mania: { tile: 'mind', urgency: 4 },
  injury: { tile: 'injury', urgency: 5 },
  burn: { tile: 'injury', urgency: 4 },
  sugar: { tile: 'sugar', urgency: 4 },
  heat: { tile: 'fever', urgency: 5 },
  limb: { tile: 'limb', urgency: 4 },
  spine: { tile: 'spine', urgency: 4 },
  urine: { tile: 'spine', urgency: 4 },
  sepsis: { tile: 'fever', urgency: 5 },
};

/** What a tap on a tile of the long list stands for: the words of this danger cover all that the tile says. */
export const LEADING: Record<(typeof MAIN_TILES)[number], DangerId> = {
  chest: 'chest-pain',
  breath: 'breath',
  stroke: 'stroke',
  faint: 'unconscious',
  blood: 'bleeding',
  head: 'headache',
  allergy: 'allergy',
  poison: 'poison',
  belly: 'belly',
  pregnancy: 'pregnancy',
  baby: 'baby',
  mind: 'suicide',
};
