// Where it goes from a place, as far as that is a finding of its own.
import type { SiteId } from '#contract/triage/body-regions.ts';

type Move = { from: readonly SiteId[]; to: readonly string[]; finding: string };

const CHEST: SiteId[] = ['chest-middle', 'chest', 'whole-chest', 'breast'];
const BELLY: SiteId[] = ['upper-belly', 'upper-side', 'navel', 'lower-side', 'lower-belly', 'whole-belly'];
const BACK: SiteId[] = ['upper-back', 'mid-back', 'low-back', 'spine', 'whole-back'];
const ARM: SiteId[] = ['shoulder', 'upper-arm', 'elbow', 'forearm', 'whole-arm', 'wrist', 'hand', 'fingers'];
const LEG: SiteId[] = ['thigh', 'knee', 'shin', 'calf', 'whole-leg', 'ankle', 'foot', 'heel', 'toes'];
const NECK: SiteId[] = ['neck', 'neck-back'];

/** `to` is a place of either side, or a region of one: 'arm', 'right-lower-side'. */
export const MOVES: readonly Move[] = [
  { from: CHEST, to: [...ARM, ...NECK, 'jaw', 'throat'], finding: 'chest-pain-radiating-arm-jaw' },
  { from: CHEST, to: BACK, finding: 'chest-pain-radiating-back' },
  { from: BELLY, to: BACK, finding: 'pain-radiates-to-back' },
  { from: ['navel', 'upper-belly', 'whole-belly'], to: ['right-lower-side'], finding: 'pain-moved-to-right-lower' },
  { from: ['upper-side', 'upper-belly'], to: ['right-shoulder', 'right-upper-back'], finding: 'shoulder-blade-pain' },
  { from: ['flank', 'low-back'], to: ['groin', 'genitals'], finding: 'loin-to-groin-pain' },
  { from: ['low-back', 'buttock', 'spine', 'whole-back', 'hip'], to: LEG, finding: 'back-pain-radiating-leg' },
  { from: NECK, to: ARM, finding: 'neck-pain-to-arm' },
];
