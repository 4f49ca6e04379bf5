// The highest adult doses, in milligrams of the ingredient. More than this may be right for someone; then a reason is written.
import type { MedicineRoute } from '../../../contract/medicines.ts';

export type DoseLimit = {
  entry: string;
  ingredient: string;
  routes: readonly MedicineRoute[];
  single: number;
  /** Null: only a single dose is limited. */
  daily: number | null;
  /** A one-off dose may be higher: a loading dose, a single-dose treatment. */
  once?: number;
  /** Taken once a week, this much; then the daily figures do not count. */
  weekly?: number;
  source: string;
};

type Row = [
  ingredient: string,
  single: number,
  daily: number | null,
  more?: Partial<Pick<DoseLimit, 'routes' | 'once' | 'weekly' | 'source'>>,
];

const MOUTH: readonly MedicineRoute[] = ['by mouth'];
const INHALED: readonly MedicineRoute[] = ['inhaled'];
const INJECTED: readonly MedicineRoute[] = ['into a vein', 'into a muscle'];

// BNF (adult doses) unless a row says otherwise.
const ROWS: Row[] = [
  ['paracetamol', 1000, 4000, { routes: ['by mouth', 'rectal', 'into a vein'] }],
  ['ibuprofen', 800, 2400],
  ['aspirin', 900, 4000],
  ['diclofenac', 75, 150, { routes: ['by mouth', 'rectal', 'into a muscle'] }],
  ['naproxen', 1000, 1250],
  ['codeine', 60, 240],
  ['tramadol', 100, 400],
  ['morphine', 30, 120, { source: 'Faculty of Pain Medicine, Opioids Aware: risk rises above 120 mg a day by mouth' }],
  ['amoxicillin', 1000, 3000],
  ['phenoxymethylpenicillin', 1000, 4000],
  ['flucloxacillin', 1000, 4000],
  ['cefalexin', 1500, 6000],
  ['cefuroxime', 500, 1000],
  ['ceftriaxone', 4000, 4000, { routes: INJECTED }],
  ['azithromycin', 500, 500, { once: 2000 }],
  ['clarithromycin', 500, 1000],
  ['erythromycin', 1000, 4000],
  ['doxycycline', 200, 200],
  ['ciprofloxacin', 750, 1500],
  ['levofloxacin', 750, 1000],
  ['metronidazole', 800, 2400, { once: 2000 }],
  ['nitrofurantoin', 100, 400],
  ['trimethoprim', 240, 480],
  ['sulfamethoxazole', 1205, 2410],
  ['rifampicin', 600, 1200],
  ['fluconazole', 400, 400, { once: 800 }],
  ['aciclovir', 800, 4000],
  ['albendazole', 400, 800],
  ['hydroxychloroquine', 400, 400],
  ['amlodipine', 10, 10],
  ['telmisartan', 80, 80],
  ['losartan', 150, 150],
  ['ramipril', 10, 10],
  ['enalapril', 40, 40],
  ['lisinopril', 80, 80],
  ['bisoprolol', 20, 20],
  ['metoprolol', 200, 400],
  ['atenolol', 100, 100],
  ['propranolol', 160, 320],
  ['furosemide', 120, 120],
  ['hydrochlorothiazide', 100, 100, { source: 'FDA label, hydrochlorothiazide' }],
  ['spironolactone', 400, 400],
  ['diltiazem', 360, 480],
  ['verapamil', 240, 480],
  ['digoxin', 0.25, 0.25, { once: 1.5 }],
  ['amiodarone', 200, 600],
  ['glyceryl trinitrate', 1, null, { routes: ['under the tongue'] }],
  ['isosorbide mononitrate', 120, 120],
  ['atorvastatin', 80, 80],
  ['rosuvastatin', 40, 40],
  ['simvastatin', 40, 40, { source: 'MHRA Drug Safety Update, May 2010: 80 mg only in severe high cholesterol' }],
  ['clopidogrel', 75, 75, { once: 600 }],
  ['warfarin', 10, 10],
  ['metformin', 1000, 3000, { source: 'EMA product information, metformin' }],
  ['gliclazide', 160, 320],
  ['glimepiride', 6, 6],
  ['sitagliptin', 100, 100],
  ['empagliflozin', 25, 25],
  ['levothyroxine', 0.2, 0.2],
  ['prednisolone', 60, 60],
  ['alendronate', 10, 10, { weekly: 70 }],
  ['salbutamol', 0.2, 0.8, { routes: INHALED, once: 1 }],
  ['budesonide', 0.8, 1.6, { routes: INHALED }],
  ['tiotropium', 0.018, 0.018, { routes: INHALED }],
  ['montelukast', 10, 10],
  ['theophylline', 500, 1000],
  ['cetirizine', 10, 10],
  ['loratadine', 10, 10],
  ['chlorphenamine', 4, 24],
  ['adrenaline', 0.5, null, { routes: ['into a muscle'] }],
  ['omeprazole', 40, 80],
  ['pantoprazole', 80, 160],
  ['ondansetron', 16, 32],
  ['domperidone', 10, 30, { source: 'MHRA Drug Safety Update, May 2014' }],
  ['metoclopramide', 10, 30, { source: 'EMA, metoclopramide, 2013' }],
  ['loperamide', 4, 16],
  ['sertraline', 200, 200],
  ['citalopram', 40, 40, { source: 'MHRA Drug Safety Update, December 2011' }],
  ['amitriptyline', 150, 150],
  ['diazepam', 10, 30],
  ['haloperidol', 10, 20],
  ['gabapentin', 1200, 3600],
  ['pregabalin', 300, 600],
  ['carbamazepine', 1000, 2000],
  ['phenytoin', 500, 500],
  ['valproate', 1250, 2500],
  ['levetiracetam', 1500, 3000],
  ['sumatriptan', 100, 300],
  ['allopurinol', 300, 900],
  ['colchicine', 1.2, 2],
  // Every day instead of once a week has killed people.
  ['methotrexate', 0, 0, { weekly: 25, source: 'MHRA Drug Safety Update, September 2020: once a week, never daily' }],
  ['folic acid', 5, 5],
  ['iron', 200, 600],
  ['sildenafil', 100, 100],
  ['tamsulosin', 0.4, 0.4],
];

export const DOSE_LIMITS: readonly DoseLimit[] = ROWS.map(([ingredient, single, daily, more = {}], place) => ({
  entry: `D-${String(place + 1).padStart(3, '0')}`,
  ingredient,
  single,
  daily,
  routes: MOUTH,
  source: `BNF, ${ingredient}: adult doses`,
  ...more,
}));
