// Every danger in the words of people who know no medicine: at least an emergency department.
import { describe, expect, test } from 'vitest';
import { urgencyOf } from '../triage.ts';

const TOLD: Record<string, string[]> = {
  'chest-pain': [
    'my chest is being squashed, feels like a heavy sack on it',
    'gas like pain in chest going to left hand since 1 hour, sweating',
    'he is holding his chest and looks grey',
    'dull weight behind the breastbone and cold sweat',
    'chest heaviness while climbing, now also at rest',
  ],
  heartbeat: [
    'heart suddenly galloping and I am about to faint',
    'my ICD gave me two shocks',
    'pulse all over the place, feel like collapsing',
  ],
  breath: [
    'not getting breath at all',
    'she can only say one word at a time, breathing very hard',
    'lips turning blue, cannot breathe',
    'asthma pump not helping, still wheezing',
    'he is panting and his nostrils are flaring, ribs going in',
  ],
  choking: [
    'baby has a grape stuck in the throat',
    'food stuck in his windpipe, cannot speak',
    'something blocking her airway, no sound comes',
  ],
  stroke: [
    'left side of my body went dead suddenly',
    'his mouth has gone to one side and he cannot talk',
    'words are coming out jumbled since breakfast',
    'right arm and leg not working',
    'face dropped on one side, came back after ten minutes',
  ],
  sight: [
    'I suddenly lost vision in my right eye',
    'a black curtain is coming down over my left eye',
    'half of what I see has disappeared since this morning',
  ],
  eye: ['harpic went in my eye', 'a nail hit my eye, fluid is leaking', 'cement went into both eyes'],
  unconscious: [
    'he is not waking up',
    'grandmother does not respond when I shake her',
    'she fell unconscious in the market',
    'found him lying motionless on the floor',
  ],
  fit: [
    'my son is having a fit',
    'her whole body went stiff and jerking, eyes rolled up',
    'fits are coming again and again',
  ],
  confused: [
    'dad suddenly does not recognise anyone',
    'grandpa is talking nonsense since last night with fever',
    'she is seeing people who are not there and burning hot',
  ],
  bleeding: [
    'blood is spurting from my wrist',
    'cut my leg with a saw, bleeding will not stop',
    'nose bleeding nonstop, I am on blood thinners',
    'coughed up a cup of blood',
  ],
  gut: [
    'vomit looks like coffee powder',
    'motions are black like tar since two days',
    'passing only blood in the toilet',
  ],
  headache: [
    'the worst headache of my life, came in one second',
    'head exploded suddenly while lifting weights, vomiting',
  ],
  meningitis: ['fever, neck cannot bend, light hurts', 'spots that stay when I press a glass, child is very sleepy'],
  'head injury': [
    'hit my head and vomited three times',
    'fell from bike, clear water coming from his ear',
    'banged her head, on warfarin',
  ],
  allergy: [
    'tongue is swelling after eating peanuts',
    'bee sting, whole body hives and short of breath',
    'throat closing up after the injection',
  ],
  overdose: [
    'swallowed thirty of her antidepressants',
    "child ate grandpa's sugar tablets",
    'took the whole strip of sleeping tablets with rum',
  ],
  poison: [
    'my brother drank pesticide',
    'toddler swallowed a button cell',
    'whole family has headache and vomiting since we lit the coal heater in the room',
    'drank phenyl by mistake',
  ],
  bite: ['snake has bitten my leg in the field', 'street dog bit my son on the hand', 'monkey bit me at the temple'],
  belly: [
    'stomach hard as a board, cannot move for pain',
    'pain started near navel and moved to right lower side, vomiting',
    'not passing gas or stool, belly swollen, vomiting green',
  ],
  testicle: ['sudden pain in my left testicle, feel like vomiting', 'erection for six hours and very painful'],
  pregnancy: [
    '7 months pregnant, bleeding',
    'baby has not moved since yesterday, 34 weeks',
    'water broke at 30 weeks',
    'pregnant, headache and seeing spots, face swollen',
    'seven months pregnant with a headache and sparkles in front of my eyes',
    'period late, bad pain on one side and dizzy',
  ],
  birth: [
    "the baby's head is coming out",
    'bleeding heavily after delivery',
    'five days after delivery she hears voices and wants to harm the baby',
  ],
  baby: ['my 2 month old has fever', 'baby is floppy and not feeding', 'newborn is turning blue'],
  dehydration: [
    'child with loose motions, no urine since last night, eyes sunken',
    'rice water stools every ten minutes',
  ],
  suicide: [
    'I want to end my life tonight',
    'I have collected pills and written a farewell letter',
    'she tried to hang herself',
  ],
  violence: [
    'my husband tried to strangle me',
    'I was raped yesterday',
    'he beat me on the head with a rod and I am vomiting',
    'he says he will kill me tonight',
  ],
  mania: ['my brother is running naked on the road and attacking people', 'voices are telling me to kill my father'],
  injury: [
    'fell from the second floor, cannot move legs',
    'bone is sticking out of my shin',
    'truck ran over his leg',
    'stabbed in the stomach',
    'finger cut off by the machine',
  ],
  burn: [
    'her sari caught fire, burns all over',
    'boiling water fell on my baby',
    'got an electric shock and fainted',
    'pulled out of the pool, was under water',
  ],
  sugar: ['glucometer says HI and he is vomiting', 'sugar 45 and he is talking nonsense'],
  heat: ['worked in the sun all day, now confused and very hot', 'found in the snow, ice cold and drowsy'],
  limb: [
    'leg suddenly cold, white and painful',
    'foot turned black and smells, diabetic',
    'one leg swollen and sudden breathlessness',
    'fingers blue and numb in the plaster',
  ],
  spine: ['numb between my legs and cannot pass urine', 'both legs suddenly not moving'],
  urine: ['cannot pee at all since morning, bladder bursting'],
  sepsis: ['fever with shaking, skin blotchy, confused', 'on chemo and fever of 38.5'],
};

describe.each(Object.keys(TOLD))('%s', (danger) => {
  test.each(TOLD[danger] ?? [])('%s', (text) => {
    expect(urgencyOf({ text, person: {} })).toBeGreaterThanOrEqual(4);
  });
});
