// The symptom tools.
import type { Catalogue } from '#contract/language/language.ts';
import { BODY } from '../data/body.ts';
import { PHOTO_ADVICE } from '../data/photo-advice.ts';
import { QUESTIONNAIRES } from '../data/questionnaires.ts';
import { SPECIALISTS } from '../data/specialists.ts';
import { SYMPTOM_TOOLS } from '../symptom-tools.ts';

export const WORDS: Catalogue = { ...BODY, ...PHOTO_ADVICE, ...QUESTIONNAIRES, ...SPECIALISTS, ...SYMPTOM_TOOLS };
