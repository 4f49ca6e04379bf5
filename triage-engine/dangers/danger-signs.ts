// The danger signs as data: the tile that stands for each, how urgent it is when somebody says that it is there, and the
// source. Their words lie beside it, a file per language.
import type { DangerId, DangerTile, MAIN_TILES } from '#contract/triage/dangers.ts';

export type DangerSign = { tile: DangerTile; urgency: 4 | 5; source: string };

export const DANGER_SIGNS: Record<DangerId, DangerSign> = {
  'chest-pain': { tile: 'chest', urgency: 5, source: 'NICE CG95 (2016); AHA/ACC chest pain guideline (2021)' },
  heartbeat: { tile: 'chest', urgency: 4, source: 'NICE CKS Palpitations (2021); ESC syncope guideline (2018)' },
  breath: { tile: 'breath', urgency: 5, source: 'WHO/ICRC Basic emergency care (2018); BTS/SIGN 158 (2019)' },
  choking: { tile: 'breath', urgency: 5, source: 'Resuscitation Council UK (2021)' },
  stroke: { tile: 'stroke', urgency: 5, source: 'NICE NG128 (2022); AHA/ASA stroke guideline (2019)' },
  sight: { tile: 'eye', urgency: 4, source: 'NICE CKS Retinal detachment (2024); NICE CKS Red eye (2021)' },
  'eye-injury': { tile: 'eye', urgency: 4, source: 'NICE CKS Red eye (2021); WHO/ICRC Basic emergency care (2018)' },
  unconscious: { tile: 'faint', urgency: 5, source: 'Resuscitation Council UK (2021); RCP NEWS2 (2017)' },
  fit: { tile: 'faint', urgency: 5, source: 'NICE NG217 (2022); Resuscitation Council UK (2021)' },
  confused: { tile: 'stroke', urgency: 4, source: 'NICE CG103 Delirium (2023)' },
  bleeding: { tile: 'blood', urgency: 5, source: 'Resuscitation Council UK first aid (2021)' },
  'gut-bleeding': { tile: 'belly', urgency: 5, source: 'NICE CG141 (2016)' },
  headache: { tile: 'head', urgency: 5, source: 'NICE NG228 (2022); NICE CG150 (2021)' },
  meningitis: { tile: 'head', urgency: 5, source: 'NICE NG240 (2024)' },
  'head-injury': { tile: 'head', urgency: 4, source: 'NICE NG232 (2023)' },
  allergy: { tile: 'allergy', urgency: 5, source: 'Resuscitation Council UK anaphylaxis guideline (2021)' },
  overdose: { tile: 'poison', urgency: 5, source: 'NICE CKS Poisoning or overdose (2022)' },
  poison: {
    tile: 'poison',
    urgency: 5,
    source: 'NICE CKS Poisoning or overdose (2022); WHO snakebite guidelines (2016)',
  },
  bite: { tile: 'poison', urgency: 4, source: 'WHO snakebite guidelines (2016); WHO rabies position paper (2018)' },
  belly: { tile: 'belly', urgency: 4, source: 'WSES emergency surgery guidance (2017); NICE CG141 (2016)' },
  testicle: { tile: 'testicle', urgency: 4, source: 'EAU paediatric urology guideline (2024)' },
  pregnancy: { tile: 'pregnancy', urgency: 4, source: 'NICE NG126 (2023); RCOG Green-top 63 (2011)' },
  birth: { tile: 'pregnancy', urgency: 5, source: 'WHO postpartum haemorrhage recommendations (2023)' },
  baby: { tile: 'baby', urgency: 5, source: 'WHO IMCI (2014); NICE NG143 (2021)' },
  dehydration: { tile: 'fever', urgency: 4, source: 'WHO diarrhoea treatment manual (2005)' },
  suicide: { tile: 'mind', urgency: 4, source: 'WHO mhGAP (2023); NICE NG225 (2022)' },
  violence: { tile: 'mind', urgency: 4, source: 'WHO violence against women handbook (2014)' },
  mania: { tile: 'mind', urgency: 4, source: 'NICE CG178 (2014); NICE CG185 (2023)' },
  injury: { tile: 'injury', urgency: 5, source: 'WHO/ICRC Basic emergency care (2018)' },
  burn: { tile: 'injury', urgency: 4, source: 'British Burn Association (2018); NHS burns and scalds advice (2022)' },
  sugar: {
    tile: 'sugar',
    urgency: 4,
    source: 'JBDS hypoglycaemia guideline (2023); JBDS diabetic ketoacidosis (2023)',
  },
  heat: { tile: 'fever', urgency: 5, source: 'WHO heat health guidance (2021)' },
  limb: { tile: 'limb', urgency: 4, source: 'ESC peripheral arterial and aortic diseases guideline (2024)' },
  spine: { tile: 'spine', urgency: 4, source: 'GIRFT cauda equina pathway (2023)' },
  urine: { tile: 'spine', urgency: 4, source: 'NICE CG97 (2015)' },
  sepsis: { tile: 'fever', urgency: 5, source: 'NICE NG253 (2025); Surviving Sepsis Campaign (2021)' },
};

/** What a tap on a tile of the long list stands for: the words of this danger cover all that the tile says. */
export const LEADING: Record<(typeof MAIN_TILES)[number], DangerId> = {
  chest: 'chest-pain',
  breath: 'breath',
  stroke: 'stroke',
  faint: 'unconscious',
  blood: 'bleeding',
  head: 'headache',
  allergy: 'allergy',
  poison: 'poison',
  belly: 'belly',
  pregnancy: 'pregnancy',
  baby: 'baby',
  mind: 'suicide',
};
