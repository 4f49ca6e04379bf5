// Whether something that was told is a reason to ask: what one feels, sees, measured or was hurt by. Illnesses, medicines and the
// circumstances of a life are none alone: who has a parrot or runs a marathon has not complained.
import { FINDING_BY_ID } from './knowledge/library.ts';

const CIRCUMSTANCES: ReadonlySet<string> = new Set(
  (
    'muscle-overuse repetitive-work rich-food-alcohol swimming-recent noise-exposure voice-overuse heat-exposure food-suspect ' +
    'recent-hospital-antibiotic low-fibre spicy-coffee-trigger recent-travel-tropics crowded-living vaccine-recent animal-contact ' +
    'farm-work raw-dairy cat-scratch-history fresh-water-contact tampon new-partner many-partners passive-smoke dust-exposure ' +
    'fava-or-oxidant dental-work undercooked-food exercise-hard contact-trigger urinary-catheter diving-recent altitude welding-uv'
  ).split(' '),
);

export const isReasonToAsk = (id: string): boolean =>
  !/^(history|medicine)$/.test(FINDING_BY_ID.get(id)?.kind ?? 'symptom') && !CIRCUMSTANCES.has(id);
