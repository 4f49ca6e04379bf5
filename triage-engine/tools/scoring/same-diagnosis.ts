// Whether a suggested name is the known answer: after lower case, without brackets, in American spelling, without words
// that tell nothing apart, in any order.

const SPELLINGS: [string, string][] = [
  ['haem', 'hem'],
  ['oedema', 'edema'],
  ['anaem', 'anem'],
  ['oesoph', 'esoph'],
  ['diarrhoea', 'diarrhea'],
  ['tumour', 'tumor'],
  ['uraem', 'urem'],
  ['ischaem', 'ischem'],
  ['leukaem', 'leukem'],
  ['gynaec', 'gynec'],
  ['paed', 'ped'],
  ['foet', 'fet'],
  ['coeliac', 'celiac'],
  ['glycaem', 'glycem'],
];
const TELLS_NOTHING = new Set(
  'acute chronic disease syndrome disorder infection the of a an and or primary severe mild possible suspected unspecified'.split(
    ' ',
  ),
);

function plainName(name: string): string {
  const letters = name
    .toLowerCase()
    .replace(/\(.*?\)/g, ' ')
    .replace(/[’']s?\b/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return SPELLINGS.reduce((spelled, [british, american]) => spelled.replaceAll(british, american), letters);
}

const coreOf = (name: string): string =>
  plainName(name)
    .split(' ')
    .filter((word) => word && !TELLS_NOTHING.has(word))
    .map((word) => word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1'))
    .sort()
    .join(' ');

const inBrackets = (name: string): string[] => [...name.matchAll(/\((.*?)\)/g)].map((match) => match[1] ?? '');

export function isSameDiagnosis(suggested: { name: string; aliases: string[] }, known: string[]): boolean {
  const names = [suggested.name, ...suggested.aliases].flatMap((name) => [name, ...inBrackets(name)]);
  return names.some((name) =>
    known.some(
      (answer) => plainName(name) === plainName(answer) || (coreOf(name) !== '' && coreOf(name) === coreOf(answer)),
    ),
  );
}
