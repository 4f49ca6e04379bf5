// Words for medicines, as packets and people call them: what can be swallowed in a dangerous amount.
import { ALL_FINDINGS } from '../knowledge/library.ts';

/** Forms and everyday words: one of them is needed where no medicine is named. */
const FORMS =
  'tablet tablets pill pills capsule capsules caps tabs meds med medicine medicines medication medications painkiller painkillers ' +
  'drugs goli goliyan dawai dose doses sedative sedatives sleepers antidepressants antidepressant opioids opioid benzos';

/** Common names, India's brands among them; what the knowledge calls by name joins them. */
const NAMES =
  'paracetamol paracetamols acetaminophen tylenol panadol crocin dolo calpol combiflam disprin aspirin ecosprin saridon brufen ibuprofen ' +
  'advil nurofen aleve naproxen diclofenac voveran diclo meftal nimesulide tramadol codeine morphine oxycodone fentanyl methadone ' +
  'buprenorphine alprazolam alprax xanax diazepam valium calmpose clonazepam rivotril lorazepam ativan zolpidem ambien restyl trika ' +
  'nitravet amitriptyline tryptomer sertraline fluoxetine prozac escitalopram citalopram paroxetine venlafaxine mirtazapine lithium ' +
  'quetiapine olanzapine risperidone haloperidol clozapine pregabalin gabapentin valproate carbamazepine phenytoin eptoin levetiracetam ' +
  'insulin mixtard lantus novorapid glipizide gliclazide glimepiride glyburide metformin glycomet amaryl atenolol metoprolol propranolol ' +
  'amlodipine verapamil diltiazem digoxin lanoxin telmisartan losartan enalapril ramipril clonidine warfarin rivaroxaban apixaban ' +
  'thyroxine thyronorm eltroxin iron vitamins steroid prednisolone methotrexate colchicine chloroquine hydroxychloroquine quinine ' +
  'theophylline deriphyllin salbutamol avil cetirizine diphenhydramine benadryl phenergan promethazine corex syrup antihistamine ' +
  'antihistamines loperamide lomotil viagra sildenafil ritalin adderall ketamine isoniazid baclofen';

const oneWord = (phrase: string) => /^[a-z]{5,}$/.test(phrase);

export const MEDICINES: ReadonlySet<string> = new Set([
  ...FORMS.split(' '),
  ...NAMES.split(' '),
  ...ALL_FINDINGS.filter(({ kind }) => kind === 'medicine').flatMap(({ phrases }) => phrases.filter(oneWord)),
]);

/** Where a few tablets are too many. */
export const STRONG: ReadonlySet<string> = new Set(
  (
    'sleeping sedative sedatives sleepers alprazolam alprax xanax diazepam valium calmpose clonazepam rivotril lorazepam ativan zolpidem ' +
    'ambien restyl trika nitravet tramadol codeine morphine oxycodone fentanyl methadone opioid opioids benzos digoxin lanoxin'
  ).split(' '),
);
