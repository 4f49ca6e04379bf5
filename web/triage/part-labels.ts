import type { BodyPart } from '#contract/triage/body-parts.ts';
import { msg } from '#web/language/say.ts';

export const PART_LABELS: Record<BodyPart, string> = {
  head: msg('Head'),
  chest: msg('Chest'),
  'left-arm': msg('Left arm'),
  'right-arm': msg('Right arm'),
  'left-hand': msg('Left hand'),
  'right-hand': msg('Right hand'),
  'left-leg': msg('Left leg'),
  'right-leg': msg('Right leg'),
  'left-foot': msg('Left foot'),
  'right-foot': msg('Right foot'),
};
