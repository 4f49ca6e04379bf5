// Emergencies in a clinician's words that no phrase had, and their harmless neighbours.
import { expect, test } from 'vitest';
import { triage } from '../triage.ts';

const urgencyOf = (text: string) => triage({ text, person: {} }).urgency ?? 0;

test.each([
  'A 20-year-old woman ingested about 25 g of paracetamol six hours ago after an argument. She is asymptomatic.',
  'A 33-year-old man ingested an unknown quantity of amitriptyline two hours ago.',
  'A 10-year-old has a painful hip, fever 39.4 °C, refuses to bear weight and holds the hip flexed.',
  'A 7-month-old has diarrhoea for 3 days, sunken eyes, skin pinch goes back very slowly, lethargic.',
  'A 24-year-old woman at 30 weeks has regular painful contractions every 4 minutes.',
  'A 31-year-old woman at 38 weeks felt a gush of fluid and there is a loop of cord at the introitus.',
  'A 13-year-old boy with a foreskin that cannot be reduced over the glans since this morning.',
  'A 39-year-old has widespread blistering, skin detachment of 20% and mucosal erosions.',
  'A 21-year-old with dengue on day 5 has severe abdominal pain, persistent vomiting and cold extremities.',
  'A 30-year-old woman three weeks after childbirth believes her baby is evil and has not slept.',
  'A 5-year-old has bruising all over, gum bleeding and a platelet count of 6.',
  'A 20-year-old diver has joint pain, paraesthesia and leg weakness an hour after surfacing from 40 metres.',
])('is an emergency: %s', (text) => {
  expect(urgencyOf(text)).toBeGreaterThanOrEqual(4);
});

test.each([
  'I take paracetamol 1 g three times a day for my back',
  'I refuse to put on weight',
  'My foreskin is a little red, it goes back easily',
  'My friend dives a lot, my ear is blocked after the pool',
  'My platelets are 250 and normal, I feel well and have a mild cold',
  'I feel lethargic since the flu last week',
])('is none: %s', (text) => {
  expect(urgencyOf(text)).toBeLessThanOrEqual(3);
});

test.each(['shingles near my eye with a red eye', 'I have shingles on my forehead and my eye is red'])(
  'shingles at the eye are seen today: %s',
  (text) => expect(urgencyOf(text)).toBeGreaterThanOrEqual(3),
);
