import { describe, expect, test } from 'vitest';
import { aResult } from '#web/triage/testing.ts';
import { stepsOf, withoutCard } from './steps-of.ts';

describe('what to do', () => {
  test('does not say the headline again, nor who the booking is with', () => {
    const nextSteps = ['Book an appointment within the next few days.', 'The right doctor for this: Dentist.', 'Rest.'];
    expect(stepsOf(aResult({ nextSteps }))).toEqual(['Rest.']);
  });

  test('says advice of two causes once, without the warnings that have a card of their own', () => {
    const selfCare = [
      'Take a painkiller as the packet says. Drink often.',
      'A painkiller helps. Gargle with salt water twice a day. See a doctor if it lasts over a week.',
    ];
    expect(stepsOf(aResult({ nextSteps: [], selfCare }))).toEqual([
      'Take a painkiller as the packet says. Drink often.',
      'Gargle with salt water twice a day.',
    ]);
  });

  test('is at most five steps, and the last of them is what to bring', () => {
    const nextSteps = ['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.'];
    expect(stepsOf(aResult({ nextSteps }))).toHaveLength(5);
    expect(stepsOf(aResult({ nextSteps, bring: ['Note the time.', 'Bring the list.'] }))).toEqual([
      ...nextSteps.slice(0, 4),
      'Note the time. Bring the list.',
    ]);
  });

  test('says what two complaints ask for once', () => {
    const nextSteps = [
      'See a doctor today.',
      'Take only small sips of water.',
      'Drink often, and rest.',
      'Drink often.',
    ];
    expect(stepsOf(aResult({ urgency: 3, nextSteps }))).toEqual([
      'Take only small sips of water.',
      'Drink often, and rest.',
    ]);
  });

  test('in an emergency is left as it is', () => {
    const nextSteps = ['Call 112 for an ambulance now.', 'Sit down.', 'Rest.', 'Chew aspirin.', 'Unlock the door.'];
    expect(stepsOf(aResult({ urgency: 5, nextSteps }))).toEqual(nextSteps);
  });

  test('in an emergency does not say the card above it again, in either language', () => {
    const steps = [
      'Go to an emergency department now. Do not wait for an appointment. If you cannot, call 112.',
      'Do not drive yourself.',
      'Do not wait for an appointment. Rinse the eye.',
    ];
    const why = 'Lime burns the eye. Do not wait for an appointment. Do not drive yourself.';
    expect(withoutCard(steps, ['Go to an emergency department now.', why])).toEqual(['Rinse the eye.']);
    const inHindi = ['अभी 112 पर कॉल करके एम्बुलेंस बुलाएँ। अपॉइंटमेंट का इंतज़ार न करें।'];
    expect(withoutCard(inHindi, ['अभी 112 पर कॉल करें।', 'अपॉइंटमेंट का इंतज़ार न करें। ख़ुद गाड़ी न चलाएँ।'])).toEqual([
      'अभी 112 पर कॉल करके एम्बुलेंस बुलाएँ।',
    ]);
  });
});
