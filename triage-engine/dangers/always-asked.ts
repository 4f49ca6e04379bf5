// Dangers that are asked for beside certain complaints whatever else was told and however well it was read, unless the answer
// was given already: the complaint is harmless in most people, and what tells the others apart is seldom told unasked.
import type { DangerId } from '#contract/triage/dangers.ts';
import type { ConditionId, FindingId } from '../knowledge/ids.generated.ts';
import type { Understanding } from '../understand.ts';

/** `tells`: one of each row is there, or it was called by the name `named`; and what was written matches `said`. `answeredBy`: was told or denied. `withinDays`: what has lasted longer is not asked for. */
type AlwaysAsked = {
  danger: DangerId;
  tells: readonly (readonly FindingId[])[];
  named?: ConditionId;
  said?: RegExp;
  answeredBy: readonly FindingId[];
  withinDays?: number;
};

const OF_CAUDA: readonly FindingId[] = ['saddle-numbness', 'bladder-bowel-control-loss', 'incontinence'];

const ALWAYS_ASKED: readonly AlwaysAsked[] = [
  // NICE NG59 (2020); GIRFT cauda equina pathway (2023)
  {
    danger: 'spine',
    tells: [['back-pain-radiating-leg']],
    named: 'sciatica',
    answeredBy: OF_CAUDA,
  },
  {
    danger: 'spine',
    tells: [['back-pain'], ['leg-pain-one', 'numbness-feet', 'leg-weakness']],
    answeredBy: OF_CAUDA,
  },
  // NICE NG234 (2023); NICE NG59 (2020)
  {
    danger: 'spine',
    tells: [['back-pain'], ['cancer-known', 'drug-injection']],
    answeredBy: OF_CAUDA,
  },
  // NICE NG158 (2023)
  {
    danger: 'limb',
    tells: [['leg-swelling-one']],
    answeredBy: ['calf-pain', 'calf-tender', 'leg-pain-one'],
    withinDays: 30,
  },
  // NICE NG232 (2023)
  {
    danger: 'head-injury',
    tells: [['head-injury']],
    answeredBy: ['loss-of-consciousness', 'vomiting', 'drowsiness', 'memory-gap-after-injury'],
    withinDays: 7,
  },
  // NICE CG95 (2016): tight with a risk of the heart
  {
    danger: 'chest-pain',
    tells: [['chest-tightness'], ['smoker', 'diabetes-known', 'high-blood-pressure-known', 'heart-disease-known']],
    answeredBy: ['chest-pain-radiating-arm-jaw', 'chest-pain-on-exertion', 'sweating', 'wheeze'],
  },
  // NICE NG128 (2022): what has gone again may have been the first of a stroke
  {
    danger: 'stroke',
    tells: [['arm-weakness', 'one-sided-weakness', 'speech-trouble', 'speech-slurred']],
    answeredBy: [],
    withinDays: 14,
  },
  // Whoever breathes through the mouth has a blocked nose; whoever does neither chokes.
  {
    danger: 'breath',
    tells: [['mouth-breathing'], ['blocked-nose']],
    said: /\b(?:breathe?|breath) .*\bnose,? (?:or|nor|and) (?:not )?(?:\w+ )?mouth\b/i,
    answeredBy: [],
  },
  // NICE NG17 and NG18 (2022): a new diabetes may be out of balance
  {
    danger: 'sugar',
    tells: [['thirst'], ['frequent-urination', 'weight-loss']],
    answeredBy: ['vomiting', 'drowsiness', 'confusion', 'breathless'],
  },
  // NICE NG111 (2018); NICE NG253 (2024)
  {
    danger: 'sepsis',
    tells: [['flank-pain'], ['fever', 'high-fever']],
    answeredBy: ['rigors', 'confusion', 'drowsiness'],
    withinDays: 14,
  },
  // NICE CKS Gastroenteritis (2023); NICE NG253 (2024)
  {
    danger: 'sepsis',
    tells: [['bloody-diarrhoea'], ['fever', 'high-fever']],
    answeredBy: ['confusion', 'drowsiness'],
    withinDays: 14,
  },
  // NICE CKS Gastroenteritis (2023); WHO diarrhoea treatment manual (2005)
  {
    danger: 'dehydration',
    tells: [['bloody-diarrhoea'], ['fever', 'high-fever']],
    answeredBy: ['not-drinking', 'dehydrated-look', 'urine-less', 'no-urine'],
    withinDays: 14,
  },
  // NICE NG109 (2018); NICE NG111 (2018): what burns may have gone up to the kidneys, or dam the urine
  {
    danger: 'sepsis',
    tells: [['painful-urination']],
    answeredBy: ['rigors', 'confusion', 'drowsiness', 'fever'],
    withinDays: 14,
  },
  {
    danger: 'urine',
    tells: [['painful-urination']],
    answeredBy: ['cannot-pass-urine', 'urine-less', 'no-urine', 'frequent-urination', 'fever'],
    withinDays: 14,
  },
  // NICE CG150 (2021): worse in the morning, with vomiting
  {
    danger: 'headache',
    tells: [
      ['headache', 'headache-morning'],
      ['vomiting', 'vomiting-repeated'],
    ],
    answeredBy: [
      'sudden-severe-headache',
      'worst-headache',
      'neck-stiffness',
      'light-sensitivity',
      'migraine-known',
      'headache-in-attacks',
    ],
    withinDays: 30,
  },
  // NICE CG109 (2023): who nearly passed out on standing may bleed, dry out or have a slow heart
  {
    danger: 'heartbeat',
    tells: [['dizzy-on-standing']],
    said: /\b(?:faint\w*|pass(?:ed|ing)? out|black(?:ed|ing)? out)\b/i,
    answeredBy: ['palpitations', 'chest-pain', 'black-stools', 'breathless'],
    withinDays: 30,
  },
  // NHS hernia (2022): what no longer goes back, hurts or comes with vomiting is an emergency
  {
    danger: 'belly',
    tells: [['groin-lump'], ['reducible-lump']],
    answeredBy: ['vomiting', 'severe-pain', 'not-passing-gas'],
  },
  // NICE CG187 (2021): who has no breath lying down may be drowning in an acute heart failure
  {
    danger: 'breath',
    tells: [['breathless-lying', 'wakes-breathless']],
    answeredBy: ['breathless-at-rest'],
    withinDays: 30,
  },
  // NICE CKS Cough with blood (2023)
  {
    danger: 'breath',
    tells: [['coughing-blood']],
    answeredBy: ['breathless', 'breathless-at-rest'],
    withinDays: 30,
  },
];

export function alwaysAsked({ stated, attributes, text, mentions }: Understanding): DangerId[] {
  // A questionnaire asks for its own dangers.
  if (text.trim() === '') return [];
  const isThere = (id: string) => stated.get(id)?.state === 'present';
  const asked = ALWAYS_ASKED.filter(
    ({ tells, named, said, answeredBy, withinDays = Number.POSITIVE_INFINITY }) =>
      (tells.every((row) => row.some(isThere)) || mentions.now.some((id) => id === named)) &&
      (said?.test(text) ?? true) &&
      !answeredBy.some((id) => stated.has(id)) &&
      (attributes.durationDays ?? 0) <= withinDays,
  );
  return [...new Set(asked.map(({ danger }) => danger))];
}
