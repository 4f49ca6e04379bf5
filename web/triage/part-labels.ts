import type { BodyPart } from '#contract/triage/body-parts.ts';

export const PART_LABELS: Record<BodyPart, string> = {
  head: 'Head',
  chest: 'Chest',
  'left-arm': 'Left arm',
  'right-arm': 'Right arm',
  'left-hand': 'Left hand',
  'right-hand': 'Right hand',
  'left-leg': 'Left leg',
  'right-leg': 'Right leg',
  'left-foot': 'Left foot',
  'right-foot': 'Right foot',
};
