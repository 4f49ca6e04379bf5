// Sentences that the emergency card puts together: contract/patients/card-words.ts and card-code.ts.
import { CARD } from '../data/card.ts';

export function cardSentence(text: string): string | null {
  const known = CARD[text];
  if (typeof known === 'string') return known;
  const absent = /^Not on this card: (.+)\.$/.exec(text)?.[1];
  if (absent) {
    const said = each(absent, (name) => FACTS[name]);
    return said && `इस कार्ड पर नहीं है: ${said}।`;
  }
  const cut = /^The code has no room for (.+)\. Read them here\.$/.exec(text)?.[1];
  if (cut) {
    const said = each(cut, cutPart);
    return said && `कोड में जगह नहीं: ${said}। उन्हें यहाँ पढ़ें।`;
  }
  return person(text);
}

const FACTS: Record<string, string> = {
  'blood group': 'ब्लड ग्रुप',
  allergies: 'एलर्जी',
  medicines: 'दवाएँ',
  'long-term illness': 'लंबे समय की बीमारी',
  'whom to call': 'किसे कॉल करें',
  illnesses: 'बीमारियाँ',
};

function cutPart(words: string): string | undefined {
  if (words === 'the doses') return 'ख़ुराकें';
  const { left, all, what = '' } = /^(?<left>\d+) of (?<all>\d+) (?<what>.+)$/.exec(words)?.groups ?? {};
  return FACTS[what] && `${all} में से ${left} ${FACTS[what]}`;
}

/** "Female, 34 years" */
function person(text: string): string | null {
  return each(text, (words) => {
    const age = /^(\d+) years?$/i.exec(words)?.[1];
    return age ? `${age} साल` : SEXES[words.toLowerCase()];
  });
}

const SEXES: Record<string, string> = { female: 'महिला', male: 'पुरुष' };

function each(words: string, say: (one: string) => string | undefined): string | null {
  const said = words.split(', ').map(say);
  return said.includes(undefined) ? null : said.join(', ');
}
