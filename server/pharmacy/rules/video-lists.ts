// What may be prescribed in a visit by video, by ingredient or class: the lists of the Telemedicine Practice Guidelines 2020
// (India) name kinds and a few examples; this table says, from what we know of them, which of our ingredients belong to which.
// A pharmacist of the clinic should read it. What is in none asks for a reason.

export type VideoList = 'O' | 'A' | 'B' | 'never';

/** Schedule X of the Drugs Rules, and what the law on narcotic and psychotropic substances (1985) names. */
const NEVER = [
  ...['opioid', 'benzodiazepine', 'z-drug', 'barbiturate'],
  ...['phenobarbital', 'methylphenidate', 'amphetamine', 'ketamine', 'cannabis', 'carisoprodol'],
] as const;

/** Sold without a prescription, or as harmless: in any mode. */
const OVER_THE_COUNTER = [
  ...['paracetamol', 'oral rehydration salts', 'zinc', 'cetirizine', 'levocetirizine', 'loratadine', 'fexofenadine'],
  ...['calamine', 'povidone iodine', 'chlorhexidine', 'aluminium hydroxide', 'magnesium hydroxide', 'simethicone'],
  ...['sodium alginate', 'lactulose', 'ispaghula', 'macrogol', 'bisacodyl', 'senna', 'glycerol', 'sodium chloride'],
  ...['xylometazoline', 'oxymetazoline', 'guaifenesin', 'ambroxol', 'bromhexine', 'dextromethorphan', 'famotidine'],
  ...['iron', 'calcium', 'colecalciferol', 'folic acid', 'cyanocobalamin', 'vitamin b complex', 'vitamin c'],
  ...['carboxymethylcellulose', 'urea', 'salicylic acid', 'benzoyl peroxide', 'methyl salicylate'],
] as const;

/** First choices for what is common and can be seen: at a first visit with a picture. */
const FIRST_VISIT = [
  ...['amoxicillin', 'clavulanic acid', 'azithromycin', 'doxycycline', 'nitrofurantoin', 'cefalexin', 'cefixime'],
  ...['metronidazole', 'clotrimazole', 'miconazole', 'luliconazole', 'terbinafine', 'fluconazole', 'mupirocin'],
  ...['fusidic acid', 'permethrin', 'benzyl benzoate', 'aciclovir', 'albendazole', 'ivermectin', 'ofloxacin'],
  ...['ibuprofen', 'naproxen', 'diclofenac', 'aceclofenac', 'mefenamic acid', 'omeprazole', 'pantoprazole'],
  ...['esomeprazole', 'rabeprazole', 'domperidone', 'ondansetron', 'loperamide', 'racecadotril', 'dicycloverine'],
  ...['hyoscine butylbromide', 'salbutamol', 'ketotifen', 'olopatadine', 'adapalene', 'betahistine'],
] as const;

/** For long illnesses: begun and judged in person, repeated or added to by video. */
const FOLLOW_UP = [
  // Blood pressure and heart.
  ...['ace inhibitor', 'angiotensin blocker', 'beta-blocker', 'calcium channel blocker', 'thiazide', 'loop diuretic'],
  ...['potassium-sparing diuretic', 'alpha-blocker', 'central antihypertensive', 'cardiac glycoside', 'antiarrhythmic'],
  ...['anticoagulant', 'antiplatelet', 'nitrate', 'statin', 'isosorbide mononitrate', 'atorvastatin', 'rosuvastatin'],
  ...['simvastatin', 'fenofibrate', 'ezetimibe', 'hydralazine', 'diltiazem', 'verapamil', 'ivabradine', 'sacubitril'],
  // Sugar, thyroid and hormones.
  ...['insulin', 'metformin', 'sulfonylurea', 'gliptin', 'dpp4 inhibitor', 'sglt2 inhibitor', 'glp1 agonist'],
  ...['glibenclamide', 'gliclazide', 'glimepiride', 'glipizide', 'sitagliptin', 'vildagliptin', 'linagliptin'],
  ...['teneligliptin', 'saxagliptin', 'alogliptin', 'pioglitazone', 'lowers sugar', 'thyroid hormone', 'levothyroxine'],
  ...['carbimazole', 'allopurinol', 'febuxostat', '5-alpha reductase inhibitor', 'oestrogen', 'progestogen'],
  // Lungs.
  ...['beta-agonist', 'inhaled steroid', 'leukotriene blocker', 'xanthine', 'tiotropium', 'ipratropium'],
  // Mind and nerves.
  ...['antidepressant', 'ssri', 'snri', 'tricyclic', 'antipsychotic', 'antiepileptic', 'mood stabiliser'],
  ...['gabapentinoid', 'levodopa', 'dopamine agonist', 'cholinesterase inhibitor', 'triptan'],
  // Whole-body steroids and what lowers the defence.
  ...['corticosteroid', 'immunosuppressant', 'antimetabolite', 'cytotoxic'],
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
