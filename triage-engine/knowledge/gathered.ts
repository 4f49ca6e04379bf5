// All entries of the knowledge. For browsers the build puts a packed copy in the place of this file.
import { BLOOD_CONDITIONS } from './conditions/blood.ts';
import { BONES_CONDITIONS } from './conditions/bones.ts';
import { BOWEL_CONDITIONS } from './conditions/bowel.ts';
import { BREAST_CONDITIONS } from './conditions/breast.ts';
import { CARDIOVASCULAR_CONDITIONS } from './conditions/cardiovascular.ts';
import { CARE_CONDITIONS } from './conditions/care.ts';
import { ENDOCRINE_CONDITIONS } from './conditions/endocrine.ts';
import { ENT_CONDITIONS } from './conditions/ent.ts';
import { EYE_CONDITIONS } from './conditions/eye.ts';
import { GASTRO_CONDITIONS } from './conditions/gastro.ts';
import { INFECTION_CONDITIONS } from './conditions/infection.ts';
import { INJURY_CONDITIONS } from './conditions/injury.ts';
import { JOINTS_CONDITIONS } from './conditions/joints.ts';
import { KIDNEY_CONDITIONS } from './conditions/kidney.ts';
import { LIMB_INJURIES_CONDITIONS } from './conditions/limb-injuries.ts';
import { LIVER_CONDITIONS } from './conditions/liver.ts';
import { MIND_CONDITIONS } from './conditions/mind.ts';
import { NEURO_CONDITIONS } from './conditions/neuro.ts';
import { PREGNANCY_CONDITIONS } from './conditions/pregnancy.ts';
import { RESPIRATORY_CONDITIONS } from './conditions/respiratory.ts';
import { SEXUAL_HEALTH_CONDITIONS } from './conditions/sexual-health.ts';
import { SKIN_CONDITIONS } from './conditions/skin.ts';
import { SKIN_GROWTHS_AND_INJURIES_CONDITIONS } from './conditions/skin-growths-and-injuries.ts';
import { SKIN_INFECTIONS_CONDITIONS } from './conditions/skin-infections.ts';
import { TRIFLES_CONDITIONS } from './conditions/trifles.ts';
import { UROLOGY_CONDITIONS } from './conditions/urology.ts';
import { WOMENS_CONDITIONS } from './conditions/womens.ts';
import { ALERTNESS_FINDINGS } from './findings/alertness.ts';
import { BONES_FINDINGS } from './findings/bones.ts';
import { CARDIOVASCULAR_FINDINGS } from './findings/cardiovascular.ts';
import { ENT_FINDINGS } from './findings/ent.ts';
import { EXPOSURE_FINDINGS } from './findings/exposure.ts';
import { EYE_FINDINGS } from './findings/eye.ts';
import { GASTRO_FINDINGS } from './findings/gastro.ts';
import { GENERAL_FINDINGS } from './findings/general.ts';
import { MIND_FINDINGS } from './findings/mind.ts';
import { NEURO_FINDINGS } from './findings/neuro.ts';
import { RESPIRATORY_FINDINGS } from './findings/respiratory.ts';
import { RESULTS_FINDINGS } from './findings/results.ts';
import { SKIN_FINDINGS } from './findings/skin.ts';
import { TRIFLES_FINDINGS } from './findings/trifles.ts';
import { UROGENITAL_FINDINGS } from './findings/urogenital.ts';
import { WOMENS_FINDINGS } from './findings/womens.ts';
import { BELLY_FLAGS } from './flags/belly.ts';
import { BRAIN_FLAGS } from './flags/brain.ts';
import { BREATHING_FLAGS } from './flags/breathing.ts';
import { CHILDREN_FLAGS } from './flags/children.ts';
import { EYE_SKIN_LIMB_FLAGS } from './flags/eye-skin-limb.ts';
import { HEART_AND_VESSELS_FLAGS } from './flags/heart-and-vessels.ts';
import { INFECTION_FLAGS } from './flags/infection.ts';
import { MIND_FLAGS } from './flags/mind.ts';
import { POISON_AND_INJURY_FLAGS } from './flags/poison-and-injury.ts';
import { PREGNANCY_FLAGS } from './flags/pregnancy.ts';
import { VITAL_FLAGS } from './flags/vitals.ts';
import type { Condition, Finding, RedFlag, VitalFlag } from './shape.ts';

export const ALL_FINDINGS: Finding[] = [
  ...ALERTNESS_FINDINGS,
  ...BONES_FINDINGS,
  ...CARDIOVASCULAR_FINDINGS,
  ...ENT_FINDINGS,
  ...EXPOSURE_FINDINGS,
  ...EYE_FINDINGS,
  ...GASTRO_FINDINGS,
  ...GENERAL_FINDINGS,
  ...MIND_FINDINGS,
  ...NEURO_FINDINGS,
  ...RESPIRATORY_FINDINGS,
  ...RESULTS_FINDINGS,
  ...SKIN_FINDINGS,
  ...TRIFLES_FINDINGS,
  ...UROGENITAL_FINDINGS,
  ...WOMENS_FINDINGS,
];
export const ALL_CONDITIONS: Condition[] = [
  ...BLOOD_CONDITIONS,
  ...BONES_CONDITIONS,
  ...BOWEL_CONDITIONS,
  ...BREAST_CONDITIONS,
  ...CARDIOVASCULAR_CONDITIONS,
  ...CARE_CONDITIONS,
  ...ENDOCRINE_CONDITIONS,
  ...ENT_CONDITIONS,
  ...EYE_CONDITIONS,
  ...GASTRO_CONDITIONS,
  ...INFECTION_CONDITIONS,
  ...INJURY_CONDITIONS,
  ...JOINTS_CONDITIONS,
  ...KIDNEY_CONDITIONS,
  ...LIMB_INJURIES_CONDITIONS,
  ...LIVER_CONDITIONS,
  ...MIND_CONDITIONS,
  ...NEURO_CONDITIONS,
  ...PREGNANCY_CONDITIONS,
  ...RESPIRATORY_CONDITIONS,
  ...SEXUAL_HEALTH_CONDITIONS,
  ...SKIN_GROWTHS_AND_INJURIES_CONDITIONS,
  ...SKIN_INFECTIONS_CONDITIONS,
  ...SKIN_CONDITIONS,
  ...TRIFLES_CONDITIONS,
  ...UROLOGY_CONDITIONS,
  ...WOMENS_CONDITIONS,
];
export const ALL_FLAGS: RedFlag[] = [
  ...BELLY_FLAGS,
  ...BRAIN_FLAGS,
  ...BREATHING_FLAGS,
  ...CHILDREN_FLAGS,
  ...EYE_SKIN_LIMB_FLAGS,
  ...HEART_AND_VESSELS_FLAGS,
  ...INFECTION_FLAGS,
  ...MIND_FLAGS,
  ...POISON_AND_INJURY_FLAGS,
  ...PREGNANCY_FLAGS,
];
export const ALL_VITAL_FLAGS: VitalFlag[] = [...VITAL_FLAGS];
