// What to avoid in pregnancy, by ingredient or class.

export type PregnancyEntry = {
  entry: string;
  /** An ingredient or a class. */
  which: string;
  severity: 'severe' | 'caution';
  why: string;
  instead: string;
  source: string;
};

type Row = [which: string, severity: PregnancyEntry['severity'], why: string, instead: string, source?: string];

const ROWS: Row[] = [
  ['warfarin', 'severe', 'Harms the unborn child and can make it bleed.', 'Use a low molecular weight heparin.'],
  ['methotrexate', 'severe', 'Harms the unborn child.', 'Stop it; contraception for six months after.'],
  [
    'valproate',
    'severe',
    'Malformations and learning difficulties in up to 4 of 10 children.',
    'Ask a specialist for another medicine before it is changed.',
    'MHRA, Valproate pregnancy prevention programme',
  ],
  ['ace inhibitor', 'severe', 'Harms the kidneys of the unborn child.', 'Labetalol, nifedipine or methyldopa.'],
  ['angiotensin blocker', 'severe', 'Harms the kidneys of the unborn child.', 'Labetalol, nifedipine or methyldopa.'],
  ['statin', 'severe', 'May harm the unborn child; nothing is lost by a pause.', 'Stop until after breastfeeding.'],
  [
    'tetracycline',
    'severe',
    'Stains the teeth and binds to the bones of the unborn child.',
    'A penicillin or a cephalosporin, if there is no allergy.',
  ],
  [
    'nsaid',
    'severe',
    'From 20 weeks on it harms the kidneys and the circulation of the unborn child; before, use the least.',
    'Paracetamol.',
    'MHRA Drug Safety Update, June 2023',
  ],
  ['fluoroquinolone', 'caution', 'Harmed joints in young animals.', 'Use another antibiotic where there is one.'],
  [
    'trimethoprim',
    'caution',
    'Works against folic acid; avoid in the first three months.',
    'Cefalexin, or nitrofurantoin before term.',
  ],
  ['nitrofurantoin', 'caution', 'At term it can break the red blood cells of the newborn.', 'Cefalexin near term.'],
  ['fluconazole', 'caution', 'Long courses are linked to malformations.', 'Clotrimazole where it is applied.'],
  [
    'carbamazepine',
    'caution',
    'Raises the risk of malformations.',
    'Ask a specialist; folic acid 5 mg. Do not stop suddenly.',
  ],
  [
    'phenytoin',
    'caution',
    'Raises the risk of malformations.',
    'Ask a specialist; folic acid 5 mg. Do not stop suddenly.',
  ],
  ['lithium', 'caution', 'Raises the risk of heart malformations.', 'Ask a specialist. Do not stop suddenly.'],
  ['atenolol', 'caution', 'May slow growth before birth.', 'Labetalol.'],
  ['spironolactone', 'caution', 'Acts like a hormone on the unborn child.', 'Choose another.'],
  ['amiodarone', 'caution', 'Affects the thyroid of the unborn child.', 'Only where nothing else works.'],
  ['benzodiazepine', 'caution', 'Withdrawal and floppiness of the newborn.', 'Avoid regular use.'],
  [
    'opioid',
    'caution',
    'Withdrawal and slow breathing of the newborn near birth.',
    'The least, for the shortest time.',
  ],
  ['alendronate', 'caution', 'Stays in the bones for years.', 'Avoid.'],
  ['colchicine', 'caution', 'Little is known.', 'Ask a specialist.'],
  [
    'albendazole',
    'severe',
    'Harmed the unborn in animals; not in the first three months.',
    'Wait until after the first three months.',
  ],
  ['oral contraceptive', 'severe', 'There is nothing to prevent.', 'Stop it.'],
  ['gliclazide', 'caution', 'Low sugar of the newborn.', 'Metformin or insulin.'],
  ['glimepiride', 'caution', 'Low sugar of the newborn.', 'Metformin or insulin.'],
  ['empagliflozin', 'caution', 'Harmed kidneys of the unborn in animals.', 'Metformin or insulin.'],
];

export const PREGNANCY: readonly PregnancyEntry[] = ROWS.map(([which, severity, why, instead, source], place) => ({
  entry: `P-${String(place + 1).padStart(3, '0')}`,
  which,
  severity,
  why,
  instead,
  source: source ?? `BNF, ${which}: pregnancy`,
}));
