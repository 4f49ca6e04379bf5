// How a medicine is taken, as a prescription says it: "500 mg by mouth, 3 times a day, for 7 days". A draft, to be read by
// clinicians who speak Hindi: a weekly or an alternate dose must not be read as a daily one.

const ROUTES: Record<string, string> = {
  'by mouth': 'मुँह से',
  'under the tongue': 'जीभ के नीचे',
  inhaled: 'साँस से खींचकर',
  'on the skin': 'त्वचा पर',
  'into the eye': 'आँख में',
  'into the ear': 'कान में',
  'into the nose': 'नाक में',
  'under the skin': 'त्वचा के नीचे इंजेक्शन',
  'into a muscle': 'मांसपेशी में इंजेक्शन',
  'into a vein': 'नस में इंजेक्शन',
  rectal: 'गुदा में',
  vaginal: 'योनि में',
  spinal: 'रीढ़ में इंजेक्शन',
};

const OFTEN: Record<string, string> = {
  once: 'सिर्फ़ एक बार',
  'once a day': 'दिन में 1 बार',
  'twice a day': 'दिन में 2 बार',
  'in the morning': 'सुबह',
  'at night': 'रात को',
  'every other day': 'एक दिन छोड़कर एक दिन (रोज़ नहीं)',
  'once a week': 'हफ़्ते में सिर्फ़ 1 बार (रोज़ नहीं)',
  'as needed': 'सिर्फ़ ज़रूरत होने पर',
  'every monday': 'हर सोमवार',
  'every tuesday': 'हर मंगलवार',
  'every wednesday': 'हर बुधवार',
  'every thursday': 'हर गुरुवार',
  'every friday': 'हर शुक्रवार',
  'every saturday': 'हर शनिवार',
  'every sunday': 'हर रविवार',
  'a thin layer': 'पतली परत',
};

/** Those on the pack stay as they are. */
const UNITS: Record<string, string> = {
  mg: 'mg',
  g: 'g',
  mcg: 'mcg',
  ml: 'ml',
  IU: 'IU',
  mmol: 'mmol',
  puff: 'पफ़',
  puffs: 'पफ़',
  drop: 'बूँद',
  drops: 'बूँद',
  tablet: 'गोली',
  tablets: 'गोली',
};

type Part = [shape: RegExp, say: (groups: Record<string, string>) => string | null];

const PARTS: Part[] = [
  [/^(?<n>\d+) times a day$/, ({ n }) => `दिन में ${n} बार`],
  [/^every (?<n>\d+) hours$/, ({ n }) => `हर ${n} घंटे पर`],
  [/^at least (?<n>[\d.]+) hours? apart$/, ({ n }) => `दो ख़ुराक के बीच कम से कम ${n} घंटे`],
  [/^at least (?<n>\d+) minutes apart$/, ({ n }) => `दो ख़ुराक के बीच कम से कम ${n} मिनट`],
  [/^at most (?<n>\d+) in 24 hours$/, ({ n }) => `24 घंटे में ज़्यादा से ज़्यादा ${n} बार`],
  [/^for (?<n>\d+) days?$/, ({ n }) => `${n} दिन तक`],
  [/^(?<times>\d\d:\d\d)$/, ({ times = '' }) => times],
  // On the ward: "every 12 hours: 08:00"
  [/^(?<often>.+): (?<time>\d\d:\d\d)$/, ({ often = '', time }) => join(part(often), time, ': ')],
  [/^(?<amount>[\d.]+) (?<unit>\w+)$/, ({ amount, unit = '' }) => join(amount, UNITS[unit])],
  [
    /^(?<amount>[\d.]+ \w+|a thin layer) (?<route>.+)$/i,
    ({ amount = '', route = '' }) => join(part(amount), ROUTES[route]),
  ],
];

const join = (first: string | null | undefined, second: string | null | undefined, between = ' ') =>
  first && second ? `${first}${between}${second}` : null;

function part(text: string): string | null {
  const known = OFTEN[text.toLowerCase()] ?? ROUTES[text];
  if (known) return known;
  for (const [shape, say] of PARTS) {
    const groups = shape.exec(text.charAt(0).toLowerCase() + text.slice(1))?.groups;
    const said = groups && say(groups);
    if (said) return said;
  }
  return null;
}

/** Null where one part is not known: half a dose in one language would be worse than all of it in English. */
export function medicineSentence(text: string): string | null {
  const said = text.split(', ').map(part);
  return said.includes(null) ? null : said.join(', ');
}
