import type { Questionnaire } from './questionnaire.ts';

// The questions follow the features that NICE CG150 (2012, updated 2021) asks to be looked for in a headache.
export const HEAD: Questionnaire = {
  part: 'head',
  label: 'Head',
  questions: [
    {
      text: 'How did it begin?',
      options: [
        { label: 'Suddenly, at its worst within a minute', present: ['sudden-severe-headache', 'headache'] },
        { label: 'Over hours or days', isHarmless: true, present: ['headache'], absent: ['sudden-severe-headache'] },
        {
          label: 'It comes and goes, for weeks or longer',
          isHarmless: true,
          present: ['headache'],
          absent: ['sudden-severe-headache'],
        },
        { label: 'After a knock or a fall on the head', present: ['head-injury', 'headache'] },
      ],
    },
    {
      text: 'Where and how does it hurt?',
      options: [
        {
          label: 'Throbbing, mostly on one side',
          isHarmless: true,
          present: ['one-sided-headache', 'throbbing-headache'],
        },
        { label: 'Like a tight band around the head', isHarmless: true, present: ['band-headache'] },
        { label: 'Around or behind one eye', present: ['eye-headache'] },
        { label: 'At the temple; the scalp is tender or chewing hurts', present: ['scalp-tender', 'jaw-claudication'] },
      ],
    },
    {
      text: 'Do you have a fever or a stiff neck?',
      options: [
        { label: 'Both', present: ['fever', 'neck-stiffness'] },
        { label: 'A fever', present: ['fever'], absent: ['neck-stiffness'] },
        { label: 'A stiff neck: I cannot put my chin on my chest', present: ['neck-stiffness'], absent: ['fever'] },
        { label: 'Neither', isHarmless: true, absent: ['fever', 'neck-stiffness'] },
      ],
    },
    {
      text: 'Is one of these there, or was it, even for a short time?',
      options: [
        {
          label: 'Weakness or numbness on one side, or a drooping face',
          present: ['one-sided-weakness', 'facial-droop'],
        },
        { label: 'Confusion, or trouble finding or saying words', present: ['confusion', 'speech-trouble'] },
        { label: 'Double vision or sudden loss of sight', present: ['double-vision', 'vision-loss-sudden'] },
        {
          label: 'None of these',
          isHarmless: true,
          absent: [
            'one-sided-weakness',
            'facial-droop',
            'confusion',
            'speech-trouble',
            'double-vision',
            'vision-loss-sudden',
          ],
        },
      ],
    },
    {
      text: 'What comes with the headache?',
      options: [
        {
          label: 'Light or sound hurts, I feel sick',
          isHarmless: true,
          present: ['light-sensitivity', 'sound-sensitivity', 'nausea'],
        },
        { label: 'Flickering or zigzag lines before it', present: ['aura'] },
        {
          label: 'Blocked nose and pressure in the face',
          isHarmless: true,
          present: ['blocked-nose', 'facial-pressure'],
        },
        {
          label: 'None of these',
          isHarmless: true,
          absent: ['light-sensitivity', 'sound-sensitivity', 'aura', 'facial-pressure'],
        },
      ],
    },
    {
      text: 'When is it worse?',
      options: [
        { label: 'In the morning, or it wakes me', present: ['headache-morning'] },
        { label: 'When I cough, strain or bend', present: ['headache-cough-worse'] },
        { label: 'When I move about', isHarmless: true, present: ['headache'] },
        { label: 'No difference', isHarmless: true, absent: ['headache-morning', 'headache-cough-worse'] },
      ],
    },
    {
      text: 'Does one of these apply to you?',
      options: [
        { label: 'I take a blood thinner', present: ['takes-anticoagulant'] },
        { label: 'I am pregnant or gave birth in the last six weeks', present: ['headache-in-pregnancy'] },
        {
          label: 'I fainted, had a fit, or it is the worst headache of my life',
          present: ['worst-headache', 'collapse'],
        },
        {
          label: 'None of these',
          isHarmless: true,
          absent: ['takes-anticoagulant', 'worst-headache', 'collapse', 'seizure'],
        },
      ],
    },
  ],
  baseline: {
    specialist: 'Neurologist or General Physician',
    tests: [
      'Blood pressure',
      'Examination of eyes, neck and nerves',
      'Imaging of the head where the examination asks for it',
    ],
    action: 'Rest, drink enough, and have it looked at today.',
    urgency: 3,
    summary: 'Most headaches are harmless; a few features need an examination soon, and those were asked for.',
  },
};
