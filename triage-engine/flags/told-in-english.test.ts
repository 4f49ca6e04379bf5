// Red flags as lay people tell them in English: each sentence raises its flag. What is denied, long past, somebody else's, or only
// sounds like it does not.
import { describe, expect, test } from 'vitest';
import {
  ADULT,
  areNotTold,
  areTold,
  CHILD,
  flagsIn,
  MOTHER,
  OLDER,
  PREGNANT,
  type ToldFlag,
} from '../testing-told-flags.ts';

const TOLD: ToldFlag[] = [
  [
    'hernia-painful',
    ADULT,
    [
      'My hernia cannot be pushed back since this morning',
      'the hernia will not push in and it hurts',
      'his hernia sticks out and hurts',
      'my hernia is really sore today',
      'the lump in my groin will not go back in any more',
      'his hernia is rock hard now',
    ],
  ],
  [
    'jaundice-new',
    ADULT,
    [
      'my eyes have gone yellow since two days',
      'he looks yellow as turmeric',
      'she is going yellow and eats nothing',
      'my palms look yellow, yellow palms since Sunday',
      'husband has turned a mustard coloured skin',
      'there is a yellow tint in my eyes',
      'he is yellow all over',
    ],
  ],
  [
    'black-stools',
    OLDER,
    [
      'I have black poo since yesterday',
      'black poop three times today',
      'my poo is like tar',
      'his motions look like shoe polish',
      'potty is black and very smelly',
      'motions have turned black since two days',
    ],
  ],
  [
    'operation-wound-burst',
    ADULT,
    [
      'my stitches came undone after the operation',
      'the stitches have split and I can see inside',
      'her stitches popped when she coughed',
      'my operation scar burst open',
      'the operation cut has opened at one end',
      'her stitches gave way this morning',
      'the wound is gaping after surgery',
    ],
  ],
  [
    'responds-only-to-pain',
    ADULT,
    [
      'he only moves when pinched',
      'she only groans when I pinch her',
      'grandma only reacts when slapped',
      'he only opens his eyes when pinched',
      'my father will not stir unless pinched',
      'needs a hard pinch to wake him',
      'she only flinches when pinched hard',
    ],
  ],
  [
    'responds-only-to-voice',
    ADULT,
    [
      'he only wakes when shouted at',
      'she only opens her eyes if I call her',
      'he only wakes if I shout',
      'he only mumbles when shaken',
      'grandad only stirs when called',
      'she answers only when shouted at',
      'he drifts off unless I talk to him',
    ],
  ],
  [
    'memory-lost-suddenly',
    OLDER,
    [
      'she cannot remember the last few hours',
      'he suddenly cannot remember anything',
      'my husband asks the same question every minute',
      'mum cannot remember anything since this morning',
      'dad suddenly has no memory of today',
      'her memory was wiped this morning',
      'she asks the same thing every minute',
    ],
  ],
  [
    'stridor-alone',
    CHILD,
    [
      'he squeals when breathing in',
      'she makes a squeak with every breath',
      'rasping noise when breathing in',
      'there is a croaking noise with each breath',
      'his breathing sounds like a saw',
      'a crowing with each breath since tonight',
      'honking when she is breathing in',
    ],
  ],
  [
    'coughing-blood',
    ADULT,
    [
      'there is blood in my phlegm',
      'I bring up bloody phlegm every morning',
      'red streaks in the phlegm',
      'grandpa is hacking up blood',
      'blood on the tissue when I cough',
      'the tissue was red after coughing',
      'some red stuff when I cough',
    ],
  ],
  [
    'hearing-lost-suddenly',
    ADULT,
    [
      'went deaf in one ear this morning',
      'I have gone deaf in one ear',
      'deaf overnight, no pain',
      'my left ear went dead at breakfast',
      'my ear just stopped hearing an hour ago',
      'deaf since this morning on the right',
      'deaf all of a sudden',
    ],
  ],
  [
    'tooth-out-or-nosebleed|bleeding-wont-stop|bleeding-much',
    ADULT,
    [
      'my front tooth snapped when I fell',
      'his tooth was punched out',
      'tooth got smashed by the ball',
      'tooth fell out after a fall from the bike',
      'my nosebleed will not stop',
      'his nose is gushing blood',
    ],
  ],
  [
    'device-shock',
    OLDER,
    [
      'my ICD keeps firing',
      'the ICD zapped him twice',
      'my defib zapped me in the bus',
      'I was kicked by my defibrillator this morning',
      'felt a jolt from my pacemaker',
      'my heart device shocked me',
    ],
  ],
  [
    'self-harm|suicide-attempt|plan-to-die',
    ADULT,
    [
      'I cut my wrists an hour ago',
      'my sister is slashing her arms again, I am slashing my arms too',
      'I slit my wrist',
      'she cuts herself every night',
      'I keep hurting myself on purpose',
      'I am burning myself with a lighter',
    ],
  ],
  [
    'paracetamol-too-much|overdose',
    ADULT,
    [
      'I had too many paracetamol today',
      'she took too much dolo for her fever',
      'he is taking crocin every hour',
      'I have been eating paracetamol every hour since morning',
      'gave him a double dose of paracetamol',
      'she had a handful of paracetamol',
      'he took a box of paracetamol',
      'I lost count of the paracetamol I took',
    ],
  ],
  [
    'battery-or-magnet-swallowed',
    CHILD,
    [
      'my son ate a battery',
      'she gulped a battery from the remote',
      'he swallowed magnetic balls',
      'swallowed two magnetic beads',
      'my daughter ate a magnet',
      'battery stuck in his throat',
    ],
  ],
  [
    'pregnant-bleeding',
    PREGNANT,
    [
      'spotting since the morning and I am pregnant',
      'I am bleeding while expecting',
      'I am expecting and spotting a little',
      'bump and bleeding since lunch',
      'pregnant and there is blood on my knickers',
      'spotting in pregnancy, twelve weeks',
    ],
  ],
  [
    'bleeding-since-birth',
    MOTHER,
    [
      'gushing since the birth two days ago',
      'bleeding after the baby came',
      'she is bleeding since the baby came',
      'blood pouring since delivery',
      'big clots since the birth',
      'bleeding since I had the baby on Monday',
    ],
  ],
  [
    'breathless-older-or-frail',
    OLDER,
    [
      'I get puffed out in the kitchen',
      'cannot catch my breath today',
      'he is puffing and panting since morning',
      'grandad is out of breath',
      'not enough air, I am short of breath',
      'I am so breathless today',
    ],
  ],
];

areTold(TOLD);

const NOT_TOLD: ToldFlag[] = [
  [
    'hernia-painful',
    ADULT,
    [
      'my hernia does not hurt',
      'my hernia was painful two years ago, it was operated',
      'hernia operation two years ago, no trouble since',
    ],
  ],
  [
    'jaundice-new',
    ADULT,
    [
      'my eyes are not yellow',
      'I had jaundice two years ago',
      'my neighbour had jaundice',
      'I wore a mustard coloured shirt and have a cold',
      'my teeth look a bit stained',
    ],
  ],
  [
    'black-stools',
    OLDER,
    [
      'no black poo, just constipated',
      'two years ago I had black stools',
      'my neighbour had black stools',
      'I painted the door black and have a cough',
    ],
  ],
  [
    'operation-wound-burst',
    ADULT,
    [
      'my stitches have not come undone',
      'my stitches came out last week as planned',
      'my neighbour had her stitches burst',
      'the stitches itch a bit',
    ],
  ],
  [
    'responds-only-to-pain',
    ADULT,
    ['my brother pinched me and I laughed, I have a cold', 'he is wide awake and answers everything'],
  ],
  [
    'responds-only-to-voice',
    ADULT,
    ['I shout to wake my teenage son for school, he is fine', 'he is wide awake and answers everything'],
  ],
  [
    'memory-lost-suddenly',
    OLDER,
    [
      'I keep forgetting where I put my keys',
      'I cannot remember when the cough began',
      'my neighbour had sudden memory loss',
    ],
  ],
  [
    'stridor-alone',
    CHILD,
    ['no noise when breathing in, just a cold', 'my neighbour had stridor as a baby', 'his shoes squeak'],
  ],
  [
    'coughing-blood',
    ADULT,
    [
      'no blood in my phlegm',
      'I coughed blood ten years ago, now only a cold',
      'my neighbour had blood in his phlegm, I only have a cold',
      'my phlegm is yellow',
    ],
  ],
  [
    'hearing-lost-suddenly',
    ADULT,
    [
      'I have not gone deaf',
      'I have been a bit hard of hearing for years',
      'my neighbour is suddenly deaf, my nose is blocked',
      'wax in my ear',
    ],
  ],
  [
    'tooth-out-or-nosebleed',
    ADULT,
    [
      'my tooth did not break',
      'my neighbour had his tooth punched out',
      'toothbrush snapped',
      'a drop of blood from the nose, stopped at once',
    ],
  ],
  [
    'device-shock',
    OLDER,
    ['no shocks, only a cold', 'my neighbour had his ICD fire', 'got a shock when I heard the news'],
  ],
  ['self-harm', ADULT, ['I do not cut myself', 'I cut my finger on paper', 'my neighbour slit his wrist']],
  [
    'paracetamol-too-much',
    ADULT,
    [
      'I took one paracetamol for my headache',
      'I did not take too many paracetamol',
      'my neighbour took too many paracetamol',
      'should I take paracetamol every six hours for a cold',
    ],
  ],
  [
    'battery-or-magnet-swallowed',
    CHILD,
    [
      'he did not swallow the battery',
      'my phone battery is dead and I have a cold',
      'the neighbour swallowed a battery last year, my son has a cold',
    ],
  ],
  ['bleeding-since-birth', MOTHER, ['no bleeding since the birth', 'my neighbour had bleeding since the birth']],
  ['breathless-older-or-frail', OLDER, ['I am not short of breath', 'my neighbour had trouble breathing']],
];

areNotTold(NOT_TOLD);

describe('of a baby whose age is known, a word for babies says no other age', () => {
  test.each(['the baby has fever', 'my child has a fever', 'baby ko bukhar hai'])('%s', (text) => {
    expect(flagsIn(text, { ageYears: 0, ageMonths: 1 })).toContain('fever-under-three-months');
    expect(flagsIn(text, { ageYears: 1, ageMonths: 20 })).not.toContain('fever-under-three-months');
  });

  test('a mother who is logged in speaks of her baby', () => {
    expect(flagsIn('my newborn has fever', MOTHER)).toContain('fever-under-three-months');
  });
});
