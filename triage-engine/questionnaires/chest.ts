import type { Questionnaire } from './questionnaire.ts';

// Two questions cannot exclude the heart, so the baseline stays at 5 (AHA/ACC chest pain guideline 2021).
export const CHEST: Questionnaire = {
  part: 'chest',
  label: 'Chest',
  questions: [
    {
      text: 'What does it feel like in your chest?',
      options: [
        { label: 'Pressure, squeezing or heaviness', present: ['crushing-chest-pain', 'chest-tightness'] },
        { label: 'Sharp, worse when I breathe in or cough', present: ['pleuritic-pain'] },
        {
          label: 'Burning, after meals or when lying down',
          isHarmless: true,
          present: ['heartburn', 'acid-regurgitation'],
        },
        { label: 'Sore when I press on it or move', isHarmless: true, present: ['chest-wall-tender', 'chest-pain'] },
      ],
    },
    {
      text: 'Is one of these there as well?',
      options: [
        { label: 'It spreads to my arm, neck, jaw or back', present: ['chest-pain-radiating-arm-jaw'] },
        { label: 'Sweating, feeling sick, short of breath or faint', present: ['sweating', 'breathless', 'nausea'] },
        { label: 'My heart races or beats unevenly', present: ['palpitations'] },
        {
          label: 'None of these',
          isHarmless: true,
          absent: ['chest-pain-radiating-arm-jaw', 'sweating', 'breathless', 'nausea', 'palpitations'],
        },
      ],
    },
  ],
  baseline: {
    specialist: 'Cardiologist',
    tests: ['ECG', 'Troponin blood test', 'Chest X-ray', 'Blood pressure in both arms'],
    action: 'Sit down, do not drive yourself, and call for an ambulance now.',
    urgency: 5,
    summary: 'Chest trouble is treated as the heart until that has been excluded, which two questions cannot do.',
  },
};
