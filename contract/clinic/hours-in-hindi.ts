// When a clinic is open, as its administrator wrote it in English: "Every day 08:00 to 20:00", "Mon–Fri 9 am–5 pm, Sat 9–13, Sunday
// closed". In Hindi only where each part is known: half the days would be worse than all of them in English.

const DAYS = ['सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार'] as const;
const NAMES = [
  'mon(?:day)?s?',
  'tue(?:s(?:day)?)?s?',
  'wed(?:nesday)?s?',
  'thu(?:r(?:s(?:day)?)?)?s?',
  'fri(?:day)?s?',
];
const DAY_SHAPES = [...NAMES, 'sat(?:urday)?s?', 'sun(?:day)?s?'].map((name) => new RegExp(`^${name}\\.?$`));
const TO = String.raw`\s*(?:to|until|till|through|-|–|—)\s*`;

const GROUPS: [shape: RegExp, hindi: string][] = [
  [/^(?:every ?day|daily|all days|7 days a week|seven days a week)$/, 'रोज़'],
  [/^(?:on )?(?:week ?days|working days)$/, 'सोमवार से शुक्रवार'],
  [/^(?:on )?(?:weekends|the weekend)$/, 'शनिवार और रविवार'],
  [/^(?:on )?(?:public )?holidays$/, 'छुट्टी के दिन'],
];

const TIME = String.raw`\d{1,2}(?:[:.]\d\d)?\s*(?:[ap]\.?m\.?)?|noon|midnight`;
const SPAN = new RegExp(String.raw`(?<from>${TIME})${TO}(?<until>${TIME})(?:\s*h(?:ours|rs)?)?$`);
const ALL_DAY = /(?:24 hours(?: a day)?|24 ?h|24\/7|round the clock|day and night|all day)$/;

export function hoursInHindi(text: string): string | null {
  const parts = text
    .trim()
    .replace(/\.$/, '')
    .toLowerCase()
    .replace(/^(every day|daily|all days),\s*/, '$1 ')
    .split(/\s*[,;·]\s*/);
  const said = parts.map(part);
  return said.includes(null) ? null : said.join(', ');
}

function part(text: string): string | null {
  const closed = /^(?<days>.+?):? (?:is |are )?closed$|^closed (?:on )?(?<later>.+)$/.exec(text)?.groups;
  if (closed) return joined(days(closed.days ?? closed.later ?? ''), 'बंद');
  const always = ALL_DAY.exec(text);
  if (always) return always.index === 0 ? 'दिन-रात, रोज़' : joined(days(before(text, always.index)), 'दिन-रात');
  const span = SPAN.exec(text);
  const [from, until] = [clock(span?.groups?.from), clock(span?.groups?.until)];
  if (!span || !from || !until) return null;
  // "9 to 5" without am and pm: an hour that may be of the morning or of the evening is not guessed.
  const isGuess = !/[ap]\.?m|noon/.test(span[0]) && until <= from && from <= '12:00';
  if (isGuess) return null;
  const when = `${from === '24:00' ? '00:00' : from} से ${until} तक`;
  return span.index === 0 ? when : joined(days(before(text, span.index)), when);
}

const before = (text: string, end: number) => text.slice(0, end).replace(/(?:\s*[:(]|\s+from|\s+at)?\s*$/, '');

const joined = (first: string | null, second: string) => first && `${first} ${second}`;

function days(text: string): string | null {
  const group = GROUPS.find(([shape]) => shape.test(text));
  if (group) return group[1];
  const [first, last, more] = text.split(new RegExp(`${TO.replace('(?:', '(?:\\b')}`)).map(day);
  if (last !== undefined) return first && last && more === undefined ? `${first} से ${last}` : null;
  const listed = text.split(/\s*(?:&|\/|\band\b)\s*/).map(day);
  return listed.includes(null) ? null : listed.join(' और ');
}

function day(text: string): string | null {
  const at = DAY_SHAPES.findIndex((shape) => shape.test(text.trim().replace(/^on /, '')));
  return DAYS[at] ?? null;
}

/** "8 am", "20:00", "9" as 24 hours. */
function clock(text: string | undefined): string | null {
  if (text === 'noon') return '12:00';
  if (text === 'midnight') return '24:00';
  const {
    hour,
    minute = '00',
    half,
  } = /^(?<hour>\d{1,2})(?:[:.](?<minute>\d\d))?\s*(?<half>[ap])?/.exec(text ?? '')?.groups ?? {};
  const read = Number(hour);
  if (hour === undefined || read > (half ? 12 : 24) || Number(minute) > 59) return null;
  const hours = half ? (read % 12) + (half === 'p' ? 12 : 0) : read;
  return `${String(hours).padStart(2, '0')}:${minute}`;
}
