// What a place means to the engine: the finding of its pain, and of what else can be felt or seen there.
import type { Kind, SiteId } from '#contract/triage/body-regions.ts';

type Felt = 'pain' | Exclude<Kind, 'aching' | 'stabbing'>;
/** Where a kind is not named, the place's pain stands for it; numbness, weakness and skin have their usual findings. */
export type SiteFindings = { pain: readonly string[] } & Partial<Record<Felt, readonly string[]>>;

const HEADACHE: SiteFindings = {
  pain: ['headache'],
  throbbing: ['throbbing-headache'],
  pressing: ['band-headache'],
  numb: ['face-numb'],
  itching: ['scalp-itch'],
};
// Pressure in the chest is the heart's until that is excluded (AHA/ACC chest pain guideline 2021).
const CHEST: SiteFindings = {
  pain: ['chest-pain'],
  pressing: ['crushing-chest-pain', 'chest-tightness'],
  burning: ['chest-pain', 'heartburn'],
  swollen: ['chest-pain'],
};
const belly = (pain: string): SiteFindings => ({
  pain: [pain],
  cramping: [pain, 'colicky-pain'],
  swollen: ['abdominal-swelling'],
});
const BACK: SiteFindings = { pain: ['back-pain'] };
const joint = (pain: string, swollen = 'joint-swelling'): SiteFindings => ({ pain: [pain], swollen: [pain, swollen] });
const arm = (findings: SiteFindings): SiteFindings => ({ numb: ['tingling'], weak: ['arm-weakness'], ...findings });
const hand = (findings: SiteFindings): SiteFindings => arm({ numb: ['numbness-hands'], ...findings });
const leg = (findings: SiteFindings): SiteFindings => ({ numb: ['tingling'], weak: ['leg-weakness'], ...findings });
const foot = (findings: SiteFindings): SiteFindings =>
  leg({ numb: ['numbness-feet'], burning: ['burning-feet'], swollen: ['ankle-swelling'], ...findings });

export const SITE_FINDINGS: Record<SiteId, SiteFindings> = {
  'head-top': HEADACHE,
  'head-back': HEADACHE,
  'whole-head': HEADACHE,
  face: {
    pain: ['facial-pain'],
    pressing: ['facial-pressure'],
    numb: ['face-numb'],
    weak: ['facial-weakness'],
    swollen: ['swelling-face'],
  },
  eye: { pain: ['eye-pain'], itching: ['eye-itch'], swollen: ['eyelid-swelling'] },
  ear: { pain: ['ear-pain'], itching: ['ear-itch'], swollen: ['swelling-behind-ear'] },
  nose: { pain: ['facial-pain'], itching: ['nose-itch'], pressing: ['facial-pressure'], swollen: ['swelling-face'] },
  mouth: { pain: ['mouth-pain'], throbbing: ['tooth-pain'], numb: ['face-numb'], swollen: ['swelling-lips-tongue'] },
  jaw: { pain: ['jaw-pain'], numb: ['face-numb'], swollen: ['cheek-swelling'] },
  throat: { pain: ['sore-throat'], swollen: ['neck-lump'] },
  neck: { pain: ['neck-pain'], swollen: ['neck-lump'] },
  'neck-back': { pain: ['neck-pain'], swollen: ['neck-lump'] },
  'chest-middle': CHEST,
  chest: CHEST,
  'whole-chest': CHEST,
  // Who marks the breast and feels pressure may mean the heart.
  breast: { pain: ['breast-pain'], pressing: ['breast-pain', 'chest-tightness'], swollen: ['breast-swelling'] },
  'upper-belly': belly('epigastric-pain'),
  'upper-side': belly('upper-abdominal-pain'),
  navel: belly('central-abdominal-pain'),
  'lower-side': belly('lower-abdominal-pain'),
  'lower-belly': belly('lower-abdominal-pain'),
  'whole-belly': belly('diffuse-abdominal-pain'),
  flank: { pain: ['flank-pain'], cramping: ['flank-pain', 'colicky-pain'] },
  groin: { pain: ['groin-pain'], swollen: ['groin-lump'] },
  genitals: { pain: ['perineal-pain'], itching: ['genital-itch'], numb: ['saddle-numbness'] },
  anus: { pain: ['anal-pain'], itching: ['anal-itch'], numb: ['saddle-numbness'] },
  'upper-back': BACK,
  'mid-back': BACK,
  'low-back': { pain: ['low-back-pain'] },
  spine: BACK,
  'whole-back': BACK,
  tailbone: { pain: ['tailbone-pain'] },
  buttock: { pain: ['hip-pain'] },
  shoulder: arm(joint('shoulder-pain')),
  'upper-arm': arm({ pain: ['arm-pain'] }),
  elbow: arm(joint('elbow-pain')),
  forearm: arm({ pain: ['arm-pain'] }),
  'whole-arm': arm({ pain: ['arm-pain'] }),
  wrist: hand(joint('wrist-pain')),
  hand: hand(joint('hand-pain')),
  fingers: hand(joint('finger-pain')),
  hip: leg(joint('hip-pain')),
  thigh: leg({ pain: ['thigh-pain'], swollen: ['leg-swelling-one'] }),
  knee: leg(joint('knee-pain', 'knee-swelling')),
  shin: leg({ pain: ['shin-pain'], swollen: ['leg-swelling-one'] }),
  calf: leg({
    pain: ['calf-pain'],
    cramping: ['calf-pain', 'muscle-cramp'],
    swollen: ['leg-swelling-one', 'calf-pain'],
  }),
  'whole-leg': leg({ pain: ['leg-pain-one'], swollen: ['leg-swelling-one'] }),
  ankle: foot(joint('ankle-pain')),
  foot: foot({ pain: ['foot-pain'] }),
  heel: foot({ pain: ['heel-pain'] }),
  toes: foot({ pain: ['foot-pain'] }),
  'whole-body': {
    pain: ['widespread-pain', 'body-aches'],
    weak: ['weakness-general'],
    swollen: ['swelling-general'],
    itching: ['itching-all-over'],
  },
  'skin-many': { pain: ['rash'], numb: ['tingling'], itching: ['itchy-rash'], burning: ['rash'], swollen: ['hives'] },
};

/** Where the side tells more than the place alone. */
export const SIDED_FINDINGS: Partial<Record<`${'right' | 'left'}-${SiteId}`, SiteFindings>> = {
  'right-upper-side': belly('right-upper-abdominal-pain'),
  'left-upper-side': belly('left-upper-abdominal-pain'),
  'right-lower-side': belly('right-lower-abdominal-pain'),
  'left-lower-side': belly('left-lower-abdominal-pain'),
  'left-upper-arm': arm({ pain: ['arm-pain', 'left-arm-pain'] }),
  'left-whole-arm': arm({ pain: ['arm-pain', 'left-arm-pain'] }),
};

/** As in words: whatever is felt where the table has no finding of its own for it. */
export const USUAL_FINDINGS: Partial<Record<Felt, readonly string[]>> = {
  numb: ['tingling'],
  weak: ['weakness-general'],
  itching: ['itching-all-over'],
  rash: ['rash'],
};
