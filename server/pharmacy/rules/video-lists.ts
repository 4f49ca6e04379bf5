// What may be prescribed in a visit by video, by ingredient or class: the lists of the Telemedicine Practice Guidelines 2020
// (India) name examples and kinds, this table says which of our ingredients belong to which. What is in none asks for a reason.

export type VideoList = 'O' | 'A' | 'B' | 'never';

const NEVER = [
  'opioid',
  'benzodiazepine',
  ...['zolpidem', 'zopiclone', 'eszopiclone', 'phenobarbital', 'carisoprodol'],
  ...['methylphenidate', 'amphetamine', 'ketamine', 'cannabis', 'testosterone'],
] as const;

const OVER_THE_COUNTER = [
  ...['paracetamol', 'oral rehydration salts', 'zinc', 'cetirizine', 'levocetirizine', 'loratadine', 'fexofenadine'],
  ...['calamine', 'povidone iodine', 'chlorhexidine', 'aluminium hydroxide', 'magnesium hydroxide', 'simethicone'],
  ...['sodium alginate', 'lactulose', 'ispaghula', 'macrogol', 'bisacodyl', 'senna', 'glycerol', 'sodium chloride'],
  ...['xylometazoline', 'oxymetazoline', 'guaifenesin', 'ambroxol', 'bromhexine', 'dextromethorphan', 'famotidine'],
  ...['iron', 'calcium', 'colecalciferol', 'folic acid', 'cyanocobalamin', 'vitamin b complex', 'vitamin c'],
  ...['carboxymethylcellulose', 'urea', 'salicylic acid', 'benzoyl peroxide', 'methyl salicylate'],
] as const;

const FIRST_VISIT = [
  ...['amoxicillin', 'azithromycin', 'doxycycline', 'nitrofurantoin', 'cefalexin', 'cefixime', 'metronidazole'],
  ...['clotrimazole', 'miconazole', 'terbinafine', 'fluconazole', 'mupirocin', 'fusidic acid', 'permethrin'],
  ...['aciclovir', 'albendazole', 'ivermectin', 'ofloxacin', 'ibuprofen', 'naproxen', 'diclofenac', 'aceclofenac'],
  ...['mefenamic acid', 'omeprazole', 'pantoprazole', 'esomeprazole', 'rabeprazole', 'domperidone', 'ondansetron'],
  ...['loperamide', 'racecadotril', 'dicycloverine', 'hyoscine butylbromide', 'montelukast', 'salbutamol'],
  ...['budesonide', 'beclometasone', 'fluticasone', 'mometasone', 'hydrocortisone', 'ketotifen', 'olopatadine'],
  ...['amlodipine', 'telmisartan', 'losartan', 'enalapril', 'ramipril', 'lisinopril', 'hydrochlorothiazide'],
  ...['metoprolol', 'atenolol', 'atorvastatin', 'rosuvastatin', 'metformin', 'glimepiride', 'sitagliptin'],
  ...['vildagliptin', 'levothyroxine', 'tamsulosin', 'adapalene', 'betahistine', 'clavulanic acid'],
] as const;

const FOLLOW_UP = [
  ...['insulin', 'anticoagulant', 'antiplatelet', 'antidepressant', 'ssri', 'snri', 'tricyclic', 'antipsychotic'],
  ...['antiepileptic', 'mood stabiliser', 'cardiac glycoside', 'loop diuretic', 'corticosteroid', 'antimetabolite'],
  ...['gabapentinoid', 'sglt2 inhibitor', 'antiarrhythmic', 'beta-blocker', 'sulfonylurea', 'thyroid hormone'],
  ...['carbimazole', 'allopurinol', 'spironolactone', 'isosorbide mononitrate'],
] as const;

/** The gravest first: an ingredient that is named itself goes before its classes, and never goes before all. */
const LISTS: readonly (readonly [VideoList, ReadonlySet<string>])[] = [
  ['never', new Set(NEVER)],
  ['O', new Set(OVER_THE_COUNTER)],
  ['A', new Set(FIRST_VISIT)],
  ['B', new Set(FOLLOW_UP)],
];

/** Undefined: in no list. */
export function videoListOf(ingredient: string, classes: readonly string[]): VideoList | undefined {
  const names = [ingredient, ...classes];
  if (names.some((name) => LISTS[0]?.[1].has(name))) return 'never';
  const own = LISTS.find(([, members]) => members.has(ingredient));
  return (own ?? LISTS.find(([, members]) => classes.some((name) => members.has(name))))?.[0];
}
