import { describe, expect, test } from 'vitest';
import { readModelWords } from './model-words.ts';

const kept = (sentence: string) => {
  const text = JSON.stringify({ potentialCauses: ['Cold', sentence], nextSteps: ['Rest.', sentence] });
  const { potentialCauses, nextSteps } = readModelWords(text);
  return [potentialCauses.slice(1), nextSteps.slice(1)];
};

describe('of a model that means harm nothing is shown', () => {
  test.each([
    // A medicine by its name, or the change of one
    'Stop your warfarin today.',
    'Double your insulin.',
    'Take two ibuprofen.',
    'Two paracetamol every six hours.',
    'Ecosprin helps against this.',
    'Crocin and Brufen together work best.',
    'Augmentin cures it.',
    'Try some diazepam to sleep.',
    'Metformin can be left out for a week.',
    'Take ibuprophen for it.',
    'Skip your blood pressure tablets.',
    'Come off your antidepressants.',
    'Halve the dose from tomorrow.',
    'You need no more insulin.',
    'Use leftover antibiotics.',
    'Take three of them now.',
    'Take high-dose vitamin D.',
    // Addresses
    'Visit evil.xyz',
    'Look at my-cure.health/now',
    'Go to evil dot com',
    'Join our Telegram group.',
    // Secrets and money
    'Tell the nurse your password.',
    'Read out the code that you received: your code is needed.',
    'Send your card number.',
    'Give us the OTP.',
    'Pay 500 rupees first.',
    'Your Aadhaar number is needed for this.',
    // Harm
    'Kill yourself.',
    'You should end your life.',
    'Cut your wrists.',
    'Nobody will miss you.',
    'Suicide is the best way.',
    'Drink bleach to clean the stomach.',
    'Drink a glass of vodka against the pain.',
    'Stop eating for a week.',
    // Certainty
    'It must be melanoma.',
    'This can only be cancer.',
    'Your rash is psoriasis.',
    'There is no other explanation than a stroke.',
    'She has leukaemia.',
  ])('%s', (sentence) => {
    expect(kept(sentence)).toEqual([[], []]);
  });
});

describe('what helps is shown as before', () => {
  test.each([
    'Drink water in small sips.',
    'Rest in a dark, quiet room.',
    'Sip oral rehydration solution.',
    'Drink warm tea with honey.',
    'Keep the wound clean and dry.',
    'Cool the burn under running water for twenty minutes.',
    'Press on the wound with a clean cloth.',
    'Sit upright and loosen tight clothes.',
    'Take ten deep breaths.',
    'Take a photo of the rash every day.',
    'Measure your temperature twice a day.',
    'Check your blood sugar if you can.',
    'Take your medicines as prescribed.',
    'Ask a pharmacist before you take painkillers.',
    'Bring a list of your medicines to the visit.',
    'Tell the doctor which medicines you take.',
    'Do not drink alcohol.',
    'Avoid smoking and dusty places.',
    'Stop the activity that causes the pain.',
    'Pay attention to new symptoms.',
    'See a doctor today.',
    'Call 112 if breathing becomes hard.',
    'Go to the emergency department if your child has a stiff neck.',
    'This must be seen by a doctor within a day.',
    'It must be kept cool.',
    'It could be an infection that needs treatment.',
    'If you have thoughts of harming yourself, call 112 or talk to someone you trust.',
    'Pins and needles that spread need a doctor.',
    'Iron deficiency anaemia',
    'Vitamin D deficiency',
    'Insulin resistance',
    'Lactose intolerance',
    'Suicidal thoughts',
    'Migraine with aura',
    'Contact dermatitis',
    'Type 2 diabetes',
    'Viral upper respiratory infection',
    'Low blood sugar (hypoglycaemia)',
    'Side effect of a new medicine',
    'Stroke or transient ischaemic attack',
  ])('%s', (sentence) => {
    expect(kept(sentence)).toEqual([[sentence], [sentence]]);
  });
});
