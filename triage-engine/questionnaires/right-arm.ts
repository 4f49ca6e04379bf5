import type { Questionnaire } from './questionnaire.ts';

export const RIGHT_ARM: Questionnaire = {
  part: 'right-arm',
  label: 'Right arm',
  questions: [
    {
      text: 'Where in your right arm is it?',
      options: [
        { label: 'Shoulder', present: ['shoulder-pain'] },
        { label: 'Upper arm or elbow', present: ['elbow-pain', 'arm-pain'] },
        { label: 'Forearm or wrist', present: ['wrist-pain'] },
        { label: 'The whole arm', present: ['arm-pain'] },
      ],
    },
    {
      text: 'How did it begin?',
      options: [
        { label: 'With a fall, a blow or another injury', present: ['limb-injury', 'injury-recent'] },
        { label: 'Slowly, with work, sport or the same movement again and again', present: ['muscle-pain'] },
        { label: 'Suddenly, without a reason', absent: ['limb-injury'] },
        { label: 'I do not know' },
      ],
    },
    {
      text: 'Can you move and use the arm?',
      options: [
        { label: 'Yes, as always', absent: ['limited-movement', 'arm-weakness'] },
        { label: 'Yes, but it hurts', present: ['arm-pain'] },
        { label: 'It is stiff; I cannot raise or bend it fully', present: ['limited-movement', 'shoulder-stiff'] },
        { label: 'It became suddenly weak or will not obey', present: ['arm-weakness', 'one-sided-weakness'] },
      ],
    },
    {
      text: 'Is the feeling in the arm different?',
      options: [
        { label: 'No', absent: ['tingling', 'one-sided-numbness', 'numbness-hands'] },
        { label: 'Tingling or pins and needles in the fingers', present: ['tingling', 'numbness-hands'] },
        { label: 'The hand falls asleep at night', present: ['night-hand-numbness'] },
        { label: 'Suddenly numb on the whole side', present: ['one-sided-numbness'] },
      ],
    },
    {
      text: 'How does the arm look?',
      options: [
        { label: 'As always', absent: ['limb-deformity', 'cold-limb', 'red-hot-skin', 'joint-swelling'] },
        { label: 'Swollen at a joint', present: ['joint-swelling'] },
        { label: 'Red and hot', present: ['red-hot-skin'] },
        { label: 'Out of shape, or cold and pale', present: ['limb-deformity', 'cold-limb', 'pale-skin'] },
      ],
    },
    {
      text: 'Is one of these there as well?',
      options: [
        {
          label: 'Pressure in my chest, sweating or short breath',
          present: ['chest-tightness', 'sweating', 'breathless'],
        },
        { label: 'My face droops or my speech is slurred', present: ['facial-droop', 'speech-slurred'] },
        { label: 'Fever or shivering', present: ['fever'] },
        {
          label: 'None of these',
          absent: ['chest-tightness', 'sweating', 'breathless', 'facial-droop', 'speech-slurred', 'fever'],
        },
      ],
    },
    {
      text: 'How bad is it, and since when?',
      options: [
        { label: 'Mild, a few days', absent: ['severe-pain'] },
        { label: 'Mild, for weeks or longer', absent: ['severe-pain'] },
        { label: 'It keeps me from work or sleep', present: ['arm-pain'] },
        { label: 'Very strong; I can hardly bear it', present: ['severe-pain', 'arm-pain'] },
      ],
    },
  ],
  baseline: {
    specialist: 'Orthopedist or Physical Therapist',
    tests: ['Examination of the arm, shoulder and neck', 'X-ray after an injury', 'Ultrasound of the tendons'],
    action: 'Spare the arm, keep it gently moving, and make an appointment in the coming days.',
    urgency: 2,
    summary:
      'Most trouble in the right arm comes from muscles, tendons and joints and gets better with rest and exercise.',
  },
};
