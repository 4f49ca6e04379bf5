import { describe, expect, test } from 'vitest';
import { searchCodes } from './search-codes.ts';

const NEVER_USED = new Map<string, number>();
const first = (typed: string) => searchCodes(typed, NEVER_USED)[0];

/** What doctors of a general hospital in India type, and the code that has to come first. */
const TYPED: readonly [typed: string, code: string][] = [
  // What the review typed.
  ['fever', 'R50.9'],
  ['cough', 'R05'],
  ['AF', 'I48.9'],
  ['PE', 'I26.9'],
  ['CKD stage 3', 'N18.3'],
  ['CKD 3', 'N18.3'],
  ['OA knee', 'M17.9'],
  ['LBP', 'M54.5'],
  ['schizophrenia', 'F20.9'],
  ['Hepatitis B', 'B16.9'],
  // Abbreviations.
  ['UTI', 'N39.0'],
  ['T2DM', 'E11.9'],
  ['T1DM', 'E10.9'],
  ['HTN', 'I10'],
  ['MI', 'I21.9'],
  ['STEMI', 'I21.3'],
  ['NSTEMI', 'I21.4'],
  ['CVA', 'I64'],
  ['TIA', 'G45.9'],
  ['COPD', 'J44.9'],
  ['AECOPD', 'J44.1'],
  ['GERD', 'K21.9'],
  ['URTI', 'J06.9'],
  ['LRTI', 'J22'],
  ['PID', 'N73.9'],
  ['PCOS', 'E28.2'],
  ['PCOD', 'E28.2'],
  ['DVT', 'I80.2'],
  ['TB', 'A16.9'],
  ['PTB', 'A15.0'],
  ['TBM', 'A17.0'],
  ['IHD', 'I25.9'],
  ['CCF', 'I50.0'],
  ['DCM', 'I42.0'],
  ['RHD', 'I09.9'],
  ['SVT', 'I47.1'],
  ['AKI', 'N17.9'],
  ['ESRD', 'N18.5'],
  ['BPH', 'N40'],
  ['BPPV', 'H81.1'],
  ['CSOM', 'H66.3'],
  ['DNS', 'J34.2'],
  ['ARDS', 'J80'],
  ['ILD', 'J84.9'],
  ['OSA', 'G47.3'],
  ['GBS', 'G61.0'],
  ['SLE', 'M32.9'],
  ['RA', 'M06.9'],
  ['PIVD', 'M51.2'],
  ['AVN', 'M87.9'],
  ['ITP', 'D69.3'],
  ['IDA', 'D50.9'],
  ['HCC', 'C22.0'],
  ['AML', 'C92.0'],
  ['DKA', 'E10.1'],
  ['SIADH', 'E22.2'],
  ['ADHD', 'F90.0'],
  ['OCD', 'F42.9'],
  ['PTSD', 'F43.1'],
  ['BPAD', 'F31.9'],
  ['IBS', 'K58.8'],
  ['UC', 'K51.9'],
  ['GDM', 'O24.4'],
  ['PIH', 'O13'],
  ['PPH', 'O72.1'],
  ['APH', 'O46.9'],
  ['PROM', 'O42.0'],
  ['LSCS', 'O82.9'],
  ['MTP', 'O04.9'],
  ['IUGR', 'O36.5'],
  ['ANC', 'Z34.9'],
  ['NEC', 'P77'],
  ['HIE', 'P91.6'],
  ['RDS', 'P22.0'],
  ['NNJ', 'P59.9'],
  ['VSD', 'Q21.0'],
  ['TOF', 'Q21.3'],
  ['CTEV', 'Q66.0'],
  ['TKR', 'Z96.6'],
  ['G6PD', 'D55.0'],
  // Everyday and Indian words.
  ['loose motions', 'A09.9'],
  ['diarrhoea', 'A09.9'],
  ['vertigo', 'R42'],
  ['sugar', 'E11.9'],
  ['BP', 'I10'],
  ['low BP', 'I95.9'],
  ['gastric', 'K21.9'],
  ['acidity', 'K21.9'],
  ['piles', 'K64.9'],
  ['jaundice', 'R17.0'],
  ['white discharge', 'N89.8'],
  ['slip disc', 'M51.2'],
  ['typhoid', 'A01.0'],
  ['chikungunya', 'A92.0'],
  ['dengue', 'A97.9'],
  ['viral fever', 'B34.9'],
  ['kala-azar', 'B55.0'],
  ['scrub typhus', 'A75.3'],
  ['malaria', 'B54'],
  ['worms', 'B82.0'],
  ['ringworm', 'B35.4'],
  ['scabies', 'B86'],
  ['heart attack', 'I21.9'],
  ['stroke', 'I64'],
  ['hay fever', 'J30.1'],
  ['common cold', 'J00'],
  ['sore throat', 'J02.9'],
  ['chest infection', 'J18.9'],
  ['food poisoning', 'A05.9'],
  ['stomach pain', 'R10.4'],
  ['burning micturition', 'R30.0'],
  ['kidney stone', 'N20.0'],
  ['gallstones', 'K80.2'],
  ['fatty liver', 'K76.0'],
  ['hernia', 'K40.9'],
  ['frozen shoulder', 'M75.0'],
  ['tennis elbow', 'M77.1'],
  ['neck pain', 'M54.2'],
  ['knee pain', 'M25.5'],
  ['body ache', 'M79.1'],
  ['white patches', 'L80'],
  ['hair fall', 'L65.9'],
  ['cataract', 'H25.9'],
  ['stye', 'H00.0'],
  ['ear wax', 'H61.2'],
  ['tooth decay', 'K02.9'],
  ['mouth ulcers', 'K12.0'],
  ['irregular periods', 'N92.6'],
  ['heavy periods', 'N92.0'],
  ['fits', 'R56.8'],
  ['faint', 'R55'],
  ['weakness', 'R53'],
  ['depression', 'F32.9'],
  ['low thyroid', 'E03.9'],
  ['low haemoglobin', 'D64.9'],
  ['dog bite', 'T14.1'],
  ['snake bite', 'T63.0'],
  ['OP poisoning', 'T60.0'],
  ['burn', 'T30.0'],
  ['head injury', 'S09.9'],
  ['broken wrist', 'S52.5'],
  ['hip fracture', 'S72.0'],
  ['sprained ankle', 'S93.4'],
  ['normal delivery', 'O80.0'],
  ['dialysis', 'Z49.1'],
  ['dressing', 'Z48.0'],
  ['medical certificate', 'Z02.7'],
  // Spelling of the other side of the ocean, plurals, other orders, sides.
  ['anemia', 'D64.9'],
  ['hemorrhoids', 'K64.9'],
  ['esophageal varices', 'I85.9'],
  ['kidney stones', 'N20.0'],
  ['blood high pressure', 'I10'],
  ['pain in the knee', 'M25.5'],
  ['fracture left wrist', 'S52.5'],
  ['parkinsons', 'G20'],
  ['  knee   arthritis ', 'M17.9'],
  // Beginnings.
  ['pneum', 'J18.9'],
  ['hypert', 'I10'],
  ['asth', 'J45.9'],
  // Codes, with and without the full stop, and a category.
  ['J45', 'J45.9'],
  ['j45.9', 'J45.9'],
  ['E119', 'E11.9'],
  // Codes of old.
  ['A90', 'A97.9'],
  ['I84.9', 'K64.9'],
  ['I48.91', 'I48.9'],
  // Typing mistakes.
  ['pnuemonia', 'J18.9'],
  ['diabtes', 'E11.9'],
  ['asthama', 'J45.9'],
  ['hypertenson', 'I10'],
  ['tuberclosis', 'A16.9'],
  ['typhod', 'A01.0'],
  // Phrases that have no code of their own.
  ['severe constipation', 'K59.0'],
  ['viral pharyngitis with fever', 'J02.9'],
  ['known case of hypothyroidism', 'E03.9'],
];

describe('what is typed', () => {
  test.each(TYPED)('%j brings %s first', (typed, code) => {
    expect(first(typed)?.code).toBe(code);
  });

  test('is found whole in most cases, so that Enter may take it', () => {
    expect(TYPED.length).toBeGreaterThan(120);
    expect(TYPED.filter(([typed]) => first(typed)?.isExact).length).toBeGreaterThan(120);
  });

  test('as “acute” is no diagnosis: none of what it brings counts as meant', () => {
    const found = searchCodes('acute', NEVER_USED);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ isExact }) => isExact)).toEqual([]);
  });

  test('as “hepatitis B” means the acute and the chronic one alike', () => {
    expect(searchCodes('Hepatitis B', NEVER_USED).filter(({ isExact }) => isExact)).toMatchObject([
      { code: 'B16.9', name: 'Acute hepatitis B' },
      { code: 'B18.1', name: 'Chronic viral hepatitis B' },
    ]);
  });

  test('is never taken for exact when it holds a mistake, a part, a word too many, or a code of old', () => {
    for (const typed of ['pnuemonia', 'pneum', 'blood high pressure', 'J45', 'A90', 'I48.91', 'severe constipation'])
      expect(first(typed)?.isExact).toBe(false);
  });

  test('shows which of the words of a diagnosis was meant', () => {
    expect(first('piles')).toMatchObject({ name: 'Haemorrhoids, unspecified', alsoCalled: 'piles' });
    expect(first('Scabies')).toMatchObject({ name: 'Scabies', alsoCalled: null });
    expect(first('fever')).toMatchObject({ name: 'Fever, unspecified', alsoCalled: null });
    expect(first('A90')).toMatchObject({ name: 'Dengue, unspecified', alsoCalled: 'A90, no longer in use' });
  });

  test.each(['', '   ', 'xyzzy', '((((', '%'])('%j brings nothing', (typed) => {
    expect(searchCodes(typed, NEVER_USED)).toEqual([]);
  });
});

describe('what one signs often', () => {
  const codes = (typed: string, used: [string, number][]) => searchCodes(typed, new Map(used)).map(({ code }) => code);

  test('comes before what only begins alike', () => {
    expect(searchCodes('pneum', new Map([['J12.9', 4]]))[0]).toMatchObject({ code: 'J12.9', usedByMe: 4 });
  });

  test.each([
    ['fever', 'R50.9', 'J30.1'],
    ['cough', 'R05', 'J45.9'],
    ['AF', 'I48.9', 'I69.3'],
    ['PE', 'I26.9', 'I20.9'],
  ])('does not come before an exact %j', (typed, exact, often) => {
    expect(codes(typed, [[often, 30]])[0]).toBe(exact);
  });

  test('decides between two that were both typed exactly', () => {
    expect(codes('hepatitis b', [['B18.1', 1]]).slice(0, 2)).toEqual(['B18.1', 'B16.9']);
  });

  test('does not lift a typing mistake above what was typed', () => {
    expect(codes('scar', [['A38', 9]])[0]).toBe('L90.5');
  });

  test('counts under a code of old for the one that took its place', () => {
    const [piles] = searchCodes('haemorr', new Map([['I84.9', 3]]));
    expect(piles).toMatchObject({ code: 'K64.9', usedByMe: 3 });
  });
});
