// Dangers that cannot be meant, because of whose complaint it is, are neither raised nor asked for.
import type { DangerId } from '#contract/triage/dangers.ts';
import type { Who } from '../understand.ts';
import { DANGER_SIGNS } from './danger-signs.ts';
import { mayBeMeant } from './may-be-meant.ts';

export const fitsPerson = (danger: DangerId, who: Who): boolean => mayBeMeant(DANGER_SIGNS[danger].person ?? {}, who);
