// What a neighbour or a colleague coughs is theirs: told alone it is nobody's own cough, and whether somebody is ill is asked. Who has
// collapsed next door is believed: somebody stands beside them.
import type { Stated } from './from-text.ts';

const NEIGHBOUR =
  /\b(?:neighb?ou?rs?|neigbou?rs?|colleagues?|collegues?|co-?workers?|classmates?|padosi|padosan|padausi|sahkarmi|sehkarmi|sahpathi)\b|पड़ोस(?:ी|न)|सहकर्मी|सहपाठी/iu;
const OWN =
  /\b(?:i|i'm|i've|me|we|my (?!neigh?|neig|colle|co-?w|class)\w+|mujhe|mujhko|mera|mer[ei] (?!pados|padaus|sahkarmi|sehkarmi|sahpathi|colle|class)\w+|main|hame|humko)\b|मुझे|मुझको|मैं|मेरा|मेर[ेी] (?!पड़ोस|सहकर्मी|सहपाठी)/iu;
/** What one may catch. */
const COUGHED = ['coughing-blood', 'cough', 'productive-cough', 'dry-cough', 'green-sputum', 'sneezing'];

/** What is heard of it is asked for and not raised. */
export const isNeighboursCough = (text: string): boolean =>
  COUGHS.test(text) && NEIGHBOUR.test(text) && !OWN.test(text);
const COUGHS = /cough|khans|khaans|khaas|खाँस|खांस/i;

const BLOOD = /blood|blod|khoon|खून|ख़ून/i;

const CLAUSES = /[,.;:!?।\n]+|\s(?:and|but|so|now|aur|lekin|par|और|लेकिन|पर)\s/iu;

export function settleNeighbours(stated: Map<string, Stated>, text: string): void {
  if (!NEIGHBOUR.test(text)) return;
  const clauses = text.toLowerCase().split(CLAUSES);
  for (const id of COUGHED) {
    const words = stated.get(id)?.words.toLowerCase();
    const told = words ? clauses.filter((clause) => clause.includes(words)) : [];
    const isTheirs = (clause: string) => NEIGHBOUR.test(clause) && !OWN.test(clause);
    const isOwnToo = clauses.some(
      (clause) => !isTheirs(clause) && COUGHS.test(clause) && (id !== 'coughing-blood' || BLOOD.test(clause)),
    );
    if (told.length > 0 && told.every(isTheirs) && !isOwnToo) stated.delete(id);
  }
}
