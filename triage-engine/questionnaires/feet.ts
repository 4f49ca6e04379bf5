import type { Questionnaire, Side } from './questionnaire.ts';

export const LEFT_FOOT = footOn('left');
export const RIGHT_FOOT = footOn('right');

// Who may walk, and who needs an X-ray: after the Ottawa ankle rules (Stiell, 1992). A foot of a person with diabetes
// is seen sooner (NICE NG19, 2015).
function footOn(side: Side): Questionnaire {
  return {
    part: `${side}-foot`,
    label: side === 'left' ? 'Left foot' : 'Right foot',
    questions: [
      {
        text: `Where in your ${side} foot is it?`,
        options: [
          { label: 'Ankle', present: ['ankle-pain'] },
          { label: 'Heel or sole, worst with the first steps', present: ['heel-pain', 'heel-pain-morning'] },
          { label: 'Big toe', present: ['big-toe-pain'] },
          { label: 'The front or the whole foot', present: ['foot-pain'] },
        ],
      },
      {
        text: 'How did it begin?',
        options: [
          { label: 'With a twist, a fall or a blow', present: ['limb-injury', 'injury-recent'] },
          { label: 'Overnight, red and very painful', present: ['joint-hot', 'joint-swelling', 'severe-pain'] },
          { label: 'Slowly, with walking, sport or new shoes', present: ['foot-pain'] },
          { label: 'With a cut, a sore or something I stepped on', present: ['wound'] },
        ],
      },
      {
        text: 'Can you put weight on it?',
        options: [
          { label: 'Yes', absent: ['cannot-bear-weight', 'limp'] },
          { label: 'With a limp', present: ['limp'] },
          { label: 'No, not four steps', present: ['cannot-bear-weight'] },
          { label: 'It is out of shape', present: ['limb-deformity', 'cannot-bear-weight'] },
        ],
      },
      {
        text: 'How do the skin and the feeling differ?',
        options: [
          { label: 'Not at all', absent: ['numbness-feet', 'cold-limb', 'skin-ulcer', 'spreading-redness'] },
          { label: 'Burning, tingling or numb', present: ['burning-feet', 'numbness-feet'] },
          { label: 'Red, hot and spreading, or an open sore', present: ['spreading-redness', 'skin-ulcer'] },
          { label: 'Cold, pale or blue', present: ['cold-limb', 'leg-pain-one', 'pale-skin'] },
        ],
      },
      {
        text: 'Does one of these apply to you?',
        options: [
          { label: 'I have diabetes', present: ['diabetes-known'] },
          { label: 'The leg is swollen too, or I am short of breath', present: ['leg-swelling-one', 'breathless'] },
          { label: 'Fever or shivering', present: ['fever'] },
          { label: 'None of these', absent: ['leg-swelling-one', 'breathless', 'fever'] },
        ],
      },
    ],
    baseline: {
      specialist: 'Orthopedist',
      tests: ['Examination of the foot and its pulses', 'X-ray after an injury', 'Uric acid where a joint is red'],
      action: 'Rest and raise the foot, and make an appointment in the coming days.',
      urgency: 2,
      summary:
        'Most trouble in the foot comes from overuse or a twist; infections, circulation and diabetes make it more urgent.',
    },
  };
}
