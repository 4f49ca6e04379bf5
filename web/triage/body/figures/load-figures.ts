import type { BodySketch } from '#contract/triage/body-regions.ts';
import type { Figures } from '../figure.ts';
import { ADULT_BACK } from './adult-back.ts';
import { ADULT_FRONT } from './adult-front.ts';

export const ADULT: Figures = { front: ADULT_FRONT, back: ADULT_BACK };

/** Who marks an adult fetches no child. */
export const loadFigures = async (figure: BodySketch['figure']): Promise<Figures> =>
  figure === 'adult' ? ADULT : (await import('./child.ts')).CHILD;
