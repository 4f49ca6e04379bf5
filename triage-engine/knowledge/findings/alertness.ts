import type { Finding } from '../shape.ts';

// The steps between awake and unresponsive (AVPU), as nurses and ambulance crews note them.
export const ALERTNESS_FINDINGS: Finding[] = [
  {
    id: 'responds-only-to-voice',
    name: 'Wakes only when spoken to',
    phrases: [
      'responds only to voice',
      'responsive to voice',
      'responsive to verbal stimuli',
      'rousable to voice',
      'opens eyes to voice',
      'wakes only when spoken to',
      'opens eyes only when called',
      'needs calling to wake',
      'only mumbles when called',
      'opens eyes only when shouted at',
      'answers only when shaken',
    ],
    parent: 'drowsiness',
    kind: 'sign',
    leak: 0.001,
  },
  {
    id: 'responds-only-to-pain',
    name: 'Reacts only to pain',
    phrases: [
      'responds only to pain',
      'responsive to pain',
      'reacts only to pain',
      'reacts only when pinched',
      'wakes only when pinched',
      'opens eyes to pain',
    ],
    parent: 'responds-only-to-voice',
    kind: 'sign',
    leak: 0.0005,
  },
];
