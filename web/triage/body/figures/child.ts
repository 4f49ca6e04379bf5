import type { Figures } from '../figure.ts';
import { CHILD_BACK } from './child-back.ts';
import { CHILD_FRONT } from './child-front.ts';

export const CHILD: Figures = { front: CHILD_FRONT, back: CHILD_BACK };
