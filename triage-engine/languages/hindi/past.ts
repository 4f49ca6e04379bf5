// What Hindi tells of earlier times: 'pehle … tha', 'do saal pehle', 'bachpan me'. 'Pehle se' and 'do ghante pehle' are now.
import { PARTS } from './little-words.ts';
import { normalForm, stemOf } from './normal-form.ts';
import type { HindiWord } from './read-hindi-words.ts';

const forms = (list: string): ReadonlySet<string> => new Set(list.split(' ').map(normalForm));
const stems = (list: string): ReadonlySet<string> => new Set(list.split(' ').map((word) => stemOf(normalForm(word))));

const BEFORE = forms('pehle pahle phle');
const LAST = stems('pichhle pichle gujre');
const YEARS = stems('saal sal varsh baras year years mahine month');
const SHORT_UNITS = stems('ghante ghanta minute min din dino hafte hafta hour raat der second');
const WAS = forms('tha thi the thay chuka chuki chuke');
const NOW = forms('ab aaj abhi');
const CHILDHOOD = stems('bachpan');
const SINCE = forms('se');
const YEAR = /^(?:19[2-9]\d|20[01]\d|202[0-5])$/;
const VERBS_OF_PAST = forms('hua hui hue aaya aayi pada padi laga lagi');

export function pastPlaces(words: HindiWord[]): boolean[] {
  const past = words.map(() => false);
  for (let from = 0; from < words.length; ) {
    const end = words.findIndex(
      (word, at) => at > from && (word.afterPause || PARTS.has(word.form) || NOW.has(word.form)),
    );
    const to = end < 0 ? words.length : end;
    if (isPast(words.slice(from, to))) past.fill(true, from, to);
    from = to;
  }
  return past;
}

function isPast(clause: HindiWord[]): boolean {
  const wasThen = clause.some(({ form }) => WAS.has(form));
  return clause.some(({ form, stem }, at) => {
    const [before, next] = [clause[at - 1], clause[at + 1]];
    // '2011 me daura pada tha': no year that may be this one.
    if (YEAR.test(form))
      return !SINCE.has(next?.form ?? '') && (wasThen || clause.some((one) => VERBS_OF_PAST.has(one.form)));
    if (CHILDHOOD.has(stem)) return !SINCE.has(next?.form ?? '');
    if (LAST.has(stem)) return YEARS.has(next?.stem ?? '') && !SINCE.has(clause[at + 2]?.form ?? '');
    if (!BEFORE.has(form) || SINCE.has(next?.form ?? '')) return false;
    if (before && YEARS.has(before.stem)) return true;
    return wasThen && !(before && SHORT_UNITS.has(before.stem)) && !SHORT_UNITS.has(next?.stem ?? '');
  });
}
