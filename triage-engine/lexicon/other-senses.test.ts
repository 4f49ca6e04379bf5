// Words in another sense, or joined over a clause: no finding, and no alarm.
import { expect, test } from 'vitest';
import { triage } from '../triage.ts';
import { understand } from '../understand.ts';

test.each([
  ['I have a yellow sofa and dry skin', 'jaundice'],
  ['My BP is normal and I have a low-grade fever with diarrhoea', 'low-blood-pressure'],
  ['Both arms and both legs feel weak since the flu', 'one-sided-weakness'],
  ['Weak arms and legs since the flu', 'one-sided-weakness'],
  ['The sneezing was followed by a blocked nose', 'delusions'],
  ['I do not know how long I have had this mild itch', 'plan-to-die'],
  ['I know how to cook and I have a blocked nose', 'plan-to-die'],
  ['I lost my sense of smell', 'loss-of-consciousness'],
  ['I lost my phone and my vision insurance', 'vision-loss-sudden'],
  ['My arm is weak from the gym and my face is sunburnt', 'one-sided-weakness'],
  ['My neck is fine and the stiffness is in my knee', 'neck-stiffness'],
  ['Pain in my toe, chest is fine', 'chest-pain'],
  ['The shoes do not fit and I have a blister', 'seizure'],
  ['I cut my hair and the end of my nose is dry', 'wound'],
  ['I am irritable and tired', 'irritable-child'],
  ['I feel irritable lately', 'agitation'],
  ['I am a social drinker with a dry cough', 'alcohol-intoxicated'],
  ['My shortness of breath worsens on stairs', 'pleuritic-pain'],
  ['I gave blood yesterday and I am tired', 'bleeding-heavy'],
])('%s: no %s', (text, finding) => {
  expect(understand({ text, person: {} }).stated.get(finding)?.state).not.toBe('present');
});

test.each([
  ['My face and my arm are numb', 'one-sided-numbness'],
  ['Yellow eyes and skin', 'jaundice'],
  ['I cut my wrist and it will not stop bleeding', 'bleeding-wont-stop'],
  ['My baby is irritable and hot', 'irritable-child'],
  ['Pain in my chest and my left arm', 'left-arm-pain'],
])('%s: still %s', (text, finding) => {
  expect(understand({ text, person: {} }).stated.get(finding)?.state).toBe('present');
});

test.each([
  'Hoarse for five days with a cold, throat feels a bit swollen',
  'My heart belongs to football and my attack of sneezing is back',
  'I am dying to sleep, boring work and a runny nose',
])('no alarm: %s', (text) => {
  expect(triage({ text, person: {} }).urgency ?? 1).toBeLessThanOrEqual(3);
});
