// Who may be pregnant, where nobody has said so. One limit for what is asked and for what is likely.
import type { Who } from '../understand.ts';
import { DANGER_SIGNS } from './danger-signs.ts';
import { mayBeMeant } from './may-be-meant.ts';

export const mayBePregnant = (who: Who): boolean =>
  who.afterBirth || mayBeMeant(DANGER_SIGNS.pregnancy.person ?? {}, who);
