import { expect, test } from 'vitest';
import { readMeasurements } from './read-measurements.ts';

test.each([
  ['a fever of 100.4°F (38.0°C)', { temperature: 38 }],
  ['temperature 101.6 F', { temperature: 38.7 }],
  ['temp of 39.2', { temperature: 39.2 }],
  ['fever to 102.2', { temperature: 39 }],
  ['BP 95/65, heart rate 112 bpm', { systolic: 95, diastolic: 65, pulse: 112 }],
  ['blood pressure is 180 over 110', { systolic: 180, diastolic: 110 }],
  ['O2 saturation on room air of 91%', { oxygen: 91 }],
  ['SpO2 88', { oxygen: 88 }],
  ['respiratory rate 28', { respiration: 28 }],
  ['my sugar is 320 mg/dL', { glucose: 17.8 }],
  ['blood glucose 2.9 mmol/L', { glucose: 2.9 }],
  ['BP 200 by 120', { systolic: 200, diastolic: 120 }],
  ['bp 210-130 today', { systolic: 210, diastolic: 130 }],
  ['bp monitor shows 192 124', { systolic: 192, diastolic: 124 }],
  ['b.p. 190/110', { systolic: 190, diastolic: 110 }],
  ['my pressure is 190/120', { systolic: 190, diastolic: 120 }],
  ['मेरा बीपी 200/125 आ रहा है', { systolic: 200, diastolic: 125 }],
  ['ब्लड प्रेशर 190/124', { systolic: 190, diastolic: 124 }],
  ['BP is 210', { systolic: 210 }],
  ['diastolic 125', { diastolic: 125 }],
  ['BP tablet 200 mg', {}],
  ['BP patient, cholesterol 210', {}],
  ['BP and sugar 250', { glucose: 13.9 }],
  ['bp amlong 50 25 mg', {}],
  ['bp tablets 80/12.5', {}],
  ['BP since 10-12 days', {}],
  ['chest pressure 10/10', {}],
  ['sugar going up and down, now it is 45', { glucose: 2.5 }],
  ['pain 7/10 for 3 days', {}],
  ['he is 11 weeks, 38.4, the older one has a cold', { temperature: 38.4 }],
  ['baby of 8 months weighs 38.6 kg', {}],
  ['she is 38.4 weeks pregnant', {}],
])('%j measures %j', (text, vitals) => {
  expect(readMeasurements(text)).toEqual(vitals);
});
