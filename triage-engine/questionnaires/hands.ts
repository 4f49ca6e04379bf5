import type { Questionnaire, Side } from './questionnaire.ts';

export const LEFT_HAND = handOn('left');
export const RIGHT_HAND = handOn('right');

function handOn(side: Side): Questionnaire {
  return {
    part: `${side}-hand`,
    label: side === 'left' ? 'Left hand' : 'Right hand',
    questions: [
      {
        text: `Where in your ${side} hand is it?`,
        options: [
          { label: 'Fingers', present: ['finger-pain'] },
          { label: 'Thumb, or the thumb side of the wrist', present: ['thumb-side-wrist-pain'] },
          { label: 'Wrist', present: ['wrist-pain'] },
          { label: 'Palm or the whole hand', present: ['hand-pain'] },
        ],
      },
      {
        text: 'How did it begin?',
        options: [
          { label: 'With a fall, a blow or a crush', present: ['limb-injury', 'injury-recent'] },
          { label: 'With a cut, a bite or a deep prick', present: ['wound'] },
          { label: 'Slowly, with work or the same movement again and again', present: ['hand-pain'] },
          { label: 'With a burn', present: ['burn'] },
        ],
      },
      {
        text: 'How do the joints and the skin look?',
        options: [
          { label: 'As always', absent: ['joint-swelling', 'red-hot-skin', 'limb-deformity'] },
          {
            label: 'Small joints swollen, stiff in the morning',
            present: ['small-joint-pain', 'joint-stiffness-morning'],
          },
          { label: 'Red, hot, swollen; spreading, or pus', present: ['red-hot-skin', 'spreading-redness'] },
          { label: 'Out of shape, or cold and pale', present: ['limb-deformity', 'cold-limb', 'pale-skin'] },
        ],
      },
      {
        text: 'Can you feel and move the fingers?',
        options: [
          { label: 'Yes', absent: ['numbness-hands', 'one-sided-weakness', 'limited-movement'] },
          { label: 'Tingling or numb, often at night', present: ['night-hand-numbness', 'tingling', 'numbness-hands'] },
          { label: 'A finger will not bend or straighten', present: ['limited-movement'] },
          { label: 'The hand became suddenly weak or numb', present: ['arm-weakness', 'one-sided-weakness'] },
        ],
      },
      {
        text: 'Is one of these there as well?',
        options: [
          { label: 'Bleeding that does not stop under pressure', present: ['bleeding-wont-stop'] },
          { label: 'My face droops or my speech is slurred', present: ['facial-droop', 'speech-slurred'] },
          { label: 'Fever or shivering', present: ['fever'] },
          { label: 'None of these', absent: ['bleeding-wont-stop', 'facial-droop', 'speech-slurred', 'fever'] },
        ],
      },
    ],
    baseline: {
      specialist: 'Orthopedist',
      tests: ['Examination of the hand and wrist', 'X-ray after an injury', 'Nerve test where fingers are numb'],
      action: 'Spare the hand and make an appointment in the coming days.',
      urgency: 2,
      summary:
        'Most trouble in the hand comes from joints, tendons and nerves that are pressed; injuries and infections are seen sooner.',
    },
  };
}
