// Whether a line of a model names a medicine: which one to take, to leave out or to change is a doctor's word.
import { matchWords } from '#server/pharmacy/names/match-words.ts';
import { wordsOf } from '#server/pharmacy/names/words.ts';
import { currentTable } from '#server/pharmacy/table/current-table.ts';

/** Names of the table that are ordinary words of a sentence more often than medicines. */
const ORDINARY = new Set([
  ...[
    'pause',
    'dec',
    'tide',
    'alex',
    'sumo',
    'pan',
    'leon',
    'topaz',
    'evict',
    'modus',
    'andre',
    'lopez',
    'tess',
    'pari',
  ],
  ...['bandy', 'luci', 'ns', 'rl', 'tt', 'ors', 'oral rehydration salts', 'oral rehydration solution'],
]);
/** What is eaten, what the blood holds, and what one may have too little of: "Iron deficiency" is no medicine. */
const OF_FOOD_AND_BODY =
  /^(?:iron|zinc|calcium|potassium|sodium|magnesium|phosphate|iodine|vitamins? ?\w*(?: \d+)?|folic acid|folate|glucose|dextrose|sugar|salt|water|saline|normal saline|oxygen|alcohol|wine|beer|rum|vodka|toddy|daru|tea|chai|green tea|coffee|caffeine|nicotine|tobacco|insulin|thyroid|thyroid hormone|urea|honey|ginger|adrak|turmeric|haldi|garlic|milk|fibre|fiber|lactose|gluten|protein|melatonin|charcoal|petroleum jelly|menthol|camphor|methi|tulsi|neem|amla|hing|jamun|musli|alsi|cannabis|bhang|ganja|grapefruit|cranberry|liquorice|soy|oestrogen|estrogen|progesterone|testosterone|cortisol|steroid|adrenaline|histamine|dopamine|serotonin|b12|b6|t3|t4|hcg|prolactin|albumin|erythropoietin|vasopressin|calcitonin|thiamine|niacin|biotin)s?$/;
const GIVEN_AS_A_MEDICINE =
  /\b(?:take|taking|swallow|inject|stop|double|halve|triple|increase|reduce|skip|start|add|doses?|shots?|supplements?)\b/;
/** "Digoxin toxicity" and "paracetamol level" are an illness and a test. */
const NO_ADVICE =
  /^(?:overdose|toxicity|poisoning|intoxication|allergy|deficiency|levels?|test|ratio|induced|withdrawal)$/;

/** Lower case, as it is judged. */
export function namesMedicine(text: string): boolean {
  const isTaken = GIVEN_AS_A_MEDICINE.test(text);
  // Elsewhere misspelt names are not looked for: "attention" and "reaction" are near to some.
  const isLeftAsWritten = (word: string) =>
    word.length < SHORTEST_MISSPELT || !/\b(?:take|swallow|inject)\b/.test(text);
  const items = matchWords(currentTable().lexicon, wordsOf(text), isLeftAsWritten);
  return items.some(({ match }, at) => {
    if (!match || match.target.kind === 'class' || ORDINARY.has(match.written)) return false;
    if (isTaken) return true;
    return !OF_FOOD_AND_BODY.test(match.written) && !NO_ADVICE.test(items[at + 1]?.word ?? '');
  });
}

const SHORTEST_MISSPELT = 8;
