// Sentences that the rules about home readings put together: contract/readings. A draft, to be read by clinicians who speak Hindi.
import { READING_ADVICE, READING_NAMES } from '../data/reading-advice.ts';

/** Null where a part of the sentence is not known: then all of it stays English. */
export function readingSentence(text: string): string | null {
  const known = READING_ADVICE[text];
  if (typeof known === 'string') return known;
  return unusual(text) ?? judged(text) ?? notChecked(text) ?? together(text) ?? withNumber(text);
}

/** "Blood glucose 48 mg/dL (2.7 mmol/L)" */
const MEASURED =
  /^(?<name>[A-Za-z ]+?) (?<figures>[\d./]+ (?:mmHg|\/min|°C|%|kg|cm|mg\/dL|L\/min|h)(?: \([\d.]+ mmol\/L\))?)$/;

const NAMES = Object.entries(READING_NAMES);

function measured(text: string): string | null {
  const { name, figures } = MEASURED.exec(text)?.groups ?? {};
  const [, said] = NAMES.find(([english]) => english.toLowerCase() === name?.toLowerCase()) ?? [];
  return said ? `${said} ${figures}` : null;
}

/** "35 mg/dL is 1.9 mmol/L. That is unusual. Check the value and its unit." */
function unusual(text: string): string | null {
  const { figures, other } =
    /^(?<figures>[\d.]+ mg\/dL) is (?<other>[\d.]+ mmol\/L)\. That is unusual\. Check the value and its unit\.$/.exec(
      text,
    )?.groups ?? {};
  if (figures) return `${figures} यानी ${other}। यह असामान्य है। माप और उसकी इकाई जाँच लें।`;
  const alone = /^([\d.]+ (?:mmHg|\/min|°C|%|kg|cm|L\/min|h)) is unusual\. Check it and confirm\.$/.exec(text)?.[1];
  return alone ? `${alone} असामान्य है। जाँचकर पक्का करें।` : null;
}

const DEGREES: Record<string, string> = {
  low: 'कम',
  high: 'ज़्यादा',
  'very low': 'बहुत कम',
  'dangerously low': 'ख़तरनाक रूप से कम',
  'dangerously high': 'ख़तरनाक रूप से ज़्यादा',
  'too high in pregnancy': 'गर्भावस्था के लिए बहुत ज़्यादा',
  'dangerously high in pregnancy': 'गर्भावस्था में ख़तरनाक रूप से ज़्यादा',
};

/** "… is still dangerously high at this age." */
function judged(text: string): string | null {
  const { what = '', still, words = '' } = /^(?<what>.+?) is (?<still>still )?(?<words>.+)\.$/.exec(text)?.groups ?? {};
  const said = measured(what);
  const degree = inDegree(words);
  return said && degree && `${said} ${still ? 'अब भी ' : ''}${degree}।`;
}

function inDegree(words: string): string | null {
  const { low } = /^(?<low>.+), unless a doctor set it as your goal$/.exec(words)?.groups ?? {};
  const how = low && DEGREES[low];
  if (how) return `${how} है, जब तक डॉक्टर ने इसी को आपका लक्ष्य न बताया हो`;
  const { share, best } =
    /^below (?<share>80 %|half|a third) of your own best, (?<best>\d+ L\/min)$/.exec(words)?.groups ?? {};
  if (share) return `आपके अपने सबसे अच्छे माप (${best}) के ${SHARES[share]} से कम है`;
  const { degree = words, age } = /^(?<degree>.+?)(?<age> at this age)?$/.exec(words)?.groups ?? {};
  const said = DEGREES[degree];
  return said ? `${age ? 'इस उम्र के लिए ' : ''}${said} है` : null;
}

const SHARES: Record<string, string> = { '80 %': '80 %', half: 'आधे', 'a third': 'एक तिहाई' };

function notChecked(text: string): string | null {
  const said = measured(/^(.+) was not checked\.$/.exec(text)?.[1] ?? '');
  return said && `${said}: यह जाँचा नहीं गया।`;
}

/** "Heart rate 128 /min and temperature 39.9 °C together are dangerous." · "Not measured: respiration and blood pressure." */
function together(text: string): string | null {
  const dangerous = /^(.+) together are dangerous\.$/.exec(text)?.[1];
  if (dangerous) {
    const said = listed(dangerous, measured);
    return said && `${said}: ये एक साथ ख़तरनाक हैं।`;
  }
  const missing = /^Not measured: (.+)\.$/.exec(text)?.[1];
  const said = missing ? listed(missing, named) : null;
  return said && `नहीं मापा गया: ${said}।`;
}

const named = (name: string): string | null =>
  NAMES.flatMap(([english, said]) => (english.toLowerCase() === name && typeof said === 'string' ? [said] : []))[0] ??
  null;

function listed(words: string, say: (one: string) => string | null): string | null {
  const said = words.split(/, | and /).map(say);
  if (said.includes(null)) return null;
  return said.length < 2 ? said.join('') : `${said.slice(0, -1).join(', ')} और ${said.at(-1)}`;
}

function withNumber(text: string): string | null {
  const rest = /^Sit down and rest\. Measure again in (\d+) minutes\.$/.exec(text)?.[1];
  if (rest) return `बैठकर आराम करें। ${rest} मिनट बाद फिर मापें।`;
  const days = /^It is compared with your own best, which is known after readings of (\d+) days\.$/.exec(text)?.[1];
  return days ? `इसकी तुलना आपके अपने सबसे अच्छे माप से होती है, जो ${days} दिनों के माप के बाद पता चलता है।` : null;
}
