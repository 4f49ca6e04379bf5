import type { Questionnaire } from './questionnaire.ts';

// Two questions only, so both must reach the heart and the brain: pain in the left arm may be a heart attack
// (AHA/ACC chest pain guideline 2021), sudden weakness a stroke (NICE NG128, 2019).
export const LEFT_ARM: Questionnaire = {
  part: 'left-arm',
  label: 'Left arm',
  questions: [
    {
      text: 'What describes your left arm best?',
      options: [
        {
          label: 'Sore or stiff after exercise, lifting or work',
          isHarmless: true,
          present: ['arm-pain', 'muscle-pain'],
        },
        {
          label: 'Aching or heavy, together with pressure in my chest, neck or jaw',
          present: ['left-arm-pain', 'chest-tightness', 'chest-pain-radiating-arm-jaw'],
        },
        { label: 'Suddenly weak, numb or clumsy', present: ['arm-weakness', 'one-sided-weakness'] },
        { label: 'Injured: swollen, out of shape, or I cannot move it', present: ['limb-injury', 'limited-movement'] },
      ],
    },
    {
      text: 'Is one of these there as well?',
      options: [
        {
          label: 'Sweating, feeling sick, short of breath or faint',
          present: ['left-arm-pain', 'sweating', 'breathless', 'nausea'],
        },
        { label: 'My face droops or my speech is slurred', present: ['facial-droop', 'speech-slurred'] },
        { label: 'The arm is cold, pale or blue', present: ['cold-limb', 'arm-pain', 'pale-skin'] },
        {
          label: 'None of these',
          isHarmless: true,
          absent: ['sweating', 'breathless', 'nausea', 'facial-droop', 'speech-slurred', 'cold-limb'],
        },
      ],
    },
  ],
  baseline: {
    specialist: 'Orthopedist',
    tests: ['Examination of the arm and shoulder', 'ECG where the heart cannot be excluded', 'X-ray after an injury'],
    action: 'Rest the arm and have it looked at today.',
    urgency: 3,
    summary: 'Trouble in the left arm mostly comes from muscles and joints, but it can come from the heart.',
  },
};
