import type { Questionnaire } from './questionnaire.ts';

// Two questions: a clot, a blocked artery and a compressed spine must be reachable (NICE NG158, 2020; NG59, 2016).
export const LEFT_LEG: Questionnaire = {
  part: 'left-leg',
  label: 'Left leg',
  questions: [
    {
      text: 'What describes your left leg best?',
      options: [
        {
          label: 'Sore or stiff after exercise, walking or standing',
          isHarmless: true,
          present: ['thigh-pain', 'muscle-pain'],
        },
        { label: 'The calf or the whole leg is swollen and painful', present: ['leg-swelling-one', 'calf-pain'] },
        {
          label: 'Injured: out of shape, or I cannot put weight on it',
          present: ['limb-injury', 'cannot-bear-weight'],
        },
        { label: 'Pain from the back down the leg', isHarmless: true, present: ['back-pain-radiating-leg'] },
      ],
    },
    {
      text: 'Is one of these there as well?',
      options: [
        { label: 'Short breath or pain in the chest', present: ['breathless', 'chest-pain'] },
        { label: 'The leg is cold, pale or suddenly numb', present: ['cold-limb', 'leg-pain-one', 'pale-skin'] },
        {
          label: 'Weak legs, numb between the legs, or trouble with bladder or bowel',
          present: ['saddle-numbness', 'bladder-bowel-control-loss', 'leg-weakness'],
        },
        {
          label: 'None of these',
          isHarmless: true,
          absent: ['breathless', 'chest-pain', 'cold-limb', 'saddle-numbness', 'bladder-bowel-control-loss'],
        },
      ],
    },
  ],
  baseline: {
    specialist: 'Orthopedist',
    tests: ['Examination of the leg and its pulses', 'X-ray after an injury', 'Ultrasound of the leg veins'],
    action: 'Rest the leg and have it looked at today.',
    urgency: 3,
    summary: 'Most trouble in the leg comes from muscles and joints; a clot or a blocked artery has to be excluded.',
  },
};

export const RIGHT_LEG: Questionnaire = {
  part: 'right-leg',
  label: 'Right leg',
  questions: [
    {
      text: 'Where in your right leg is it?',
      options: [
        { label: 'Hip or groin', isHarmless: true, present: ['hip-pain'] },
        { label: 'Thigh', isHarmless: true, present: ['thigh-pain'] },
        { label: 'Knee', isHarmless: true, present: ['knee-pain'] },
        { label: 'Calf or shin', isHarmless: true, present: ['calf-pain'] },
      ],
    },
    {
      text: 'How did it begin?',
      options: [
        { label: 'With a fall, a twist or a blow', present: ['limb-injury', 'injury-recent'] },
        { label: 'After a long journey, an operation or days in bed', present: ['immobile-recently'] },
        { label: 'Slowly, with work or sport', isHarmless: true, present: ['muscle-pain'] },
        { label: 'From the back down into the leg', isHarmless: true, present: ['back-pain-radiating-leg'] },
      ],
    },
    {
      text: 'How does the leg look?',
      options: [
        {
          label: 'As always',
          isHarmless: true,
          absent: ['leg-swelling-one', 'red-hot-skin', 'cold-limb', 'limb-deformity'],
        },
        { label: 'Swollen on this side', present: ['leg-swelling-one'] },
        { label: 'Red, hot and spreading', present: ['red-hot-skin', 'spreading-redness'] },
        { label: 'Cold and pale, or out of shape', present: ['cold-limb', 'leg-pain-one', 'pale-skin'] },
      ],
    },
    {
      text: 'Can you walk on it?',
      options: [
        { label: 'Yes', isHarmless: true, absent: ['cannot-bear-weight', 'limp'] },
        { label: 'With a limp', present: ['limp'] },
        { label: 'It hurts after some way and stops when I rest', present: ['leg-pain-walking'] },
        { label: 'No, not four steps', present: ['cannot-bear-weight'] },
      ],
    },
    {
      text: 'Is one of these there as well?',
      options: [
        { label: 'Short breath or pain in the chest', present: ['breathless', 'chest-pain'] },
        { label: 'Fever or shivering', present: ['fever'] },
        {
          label: 'Weak legs, numb between the legs, or trouble with bladder or bowel',
          present: ['saddle-numbness', 'bladder-bowel-control-loss', 'leg-weakness'],
        },
        {
          label: 'None of these',
          isHarmless: true,
          absent: ['breathless', 'chest-pain', 'fever', 'saddle-numbness', 'bladder-bowel-control-loss'],
        },
      ],
    },
  ],
  baseline: {
    specialist: 'Orthopedist',
    tests: ['Examination of the leg and its pulses', 'X-ray after an injury', 'Ultrasound of the leg veins'],
    action: 'Rest the leg and have it looked at today.',
    urgency: 3,
    summary:
      'Most trouble in the leg comes from muscles and joints; your answers were checked for a clot and a blocked artery.',
  },
};
