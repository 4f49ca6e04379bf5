import type { DangerWords } from './sign-words.ts';

export const ENGLISH: DangerWords = {
  tiles: {
    chest: 'Chest pain or pressure',
    breath: 'Hard to breathe',
    stroke: 'Face droops, arm weak, speech unclear',
    faint: 'Fainted, a fit, or hard to wake',
    blood: 'Bleeding that does not stop',
    head: 'Worst headache ever, or stiff neck',
    allergy: 'Lips, face or throat swelling',
    poison: 'Poison, overdose, snake bite',
    belly: 'Very strong belly pain, or vomiting blood',
    pregnancy: 'Pregnant: bleeding or strong pain',
    baby: 'Baby: limp, blue, or not feeding',
    mind: 'I may harm myself, or someone hurts me',
    injury: 'A bad injury or burn',
    sugar: 'Sugar very high or very low',
    limb: 'Arm or leg cold, white, or swollen and hot',
    spine: 'Cannot pass urine, or legs going numb',
    eye: 'Sight suddenly lost, or something in the eye',
    testicle: 'Sudden pain in a testicle',
    fever: 'Fever and very ill, or dried out',
  },
  dangers: {
    'chest-pain': {
      sign: 'Pressure or strong pain in the chest, or pain that spreads to the arm, jaw or back',
      because: 'Chest pain or pressure can be a heart attack.',
      doNow: 'Sit down and rest, do not walk about. If you are not allergic to it, chew one aspirin of 300 mg.',
    },
    heartbeat: {
      sign: 'Heart racing or skipping, with faintness or chest pain',
      because: 'A racing or uneven heartbeat with faintness can be a dangerous rhythm.',
      doNow: 'Sit or lie down. Do not stay alone and do not drive.',
    },
    breath: {
      sign: 'Fighting for breath at rest, cannot finish a sentence, or lips are blue',
      because: 'Trouble breathing can get worse within minutes.',
      doNow: 'Sit upright and loosen tight clothes. Use your reliever inhaler if you have one.',
    },
    choking: {
      sign: 'Choking: something is stuck, and speaking or coughing is hard',
      because: 'Something stuck in the airway can stop the breath.',
      doNow:
        'Make them cough. If they cannot, give five firm blows between the shoulder blades, then five thrusts to the upper belly; for a baby, to the breastbone.',
    },
    stroke: {
      sign: 'Face droops, an arm or leg is suddenly weak or numb, or speech is unclear, even if it passed',
      because: 'A drooping face, sudden weakness or unclear speech can be a stroke. Minutes count.',
      doNow: 'Note the time at which it began. Give nothing to eat or drink.',
    },
    sight: {
      sign: 'Sight suddenly gone or like a curtain, or a very painful red eye',
      because: 'Sight that is suddenly lost may be saved only within hours.',
      doNow: 'Do not rub or press the eye. Do not drive.',
    },
    'eye-injury': {
      sign: 'Chemical, lime or metal in the eye, or a hit or cut to it',
      because: 'A chemical or an injury can cost the eye its sight.',
      doNow: 'Rinse a chemical out with clean water for 20 minutes at once. Do not pull out anything that is stuck.',
    },
    unconscious: {
      sign: 'Fainted, or hard to wake',
      because: 'Fainting, a fit, or being hard to wake can be a danger to life.',
      doNow:
        'Lay the person on their side and watch the breathing. If they do not breathe normally, press hard and fast on the middle of the chest.',
    },
    fit: {
      sign: 'A fit: jerking or stiff, and not responding',
      because: 'A fit needs help now, above all the first one or one that goes on.',
      doNow: 'Keep them from getting hurt, put nothing into the mouth, lay them on their side when it ends.',
    },
    confused: {
      sign: 'Suddenly confused, or does not know where they are',
      because: 'Sudden confusion can come from a stroke, an infection, low sugar or a medicine.',
      doNow: 'Do not leave the person alone. Bring all medicines along.',
    },
    bleeding: {
      sign: 'Bleeding that soaks cloths or does not stop after ten minutes of pressing',
      because: 'Bleeding that does not stop can be a danger to life.',
      doNow: 'Press hard on a wound with a clean cloth and keep pressing.',
    },
    'gut-bleeding': {
      sign: 'Vomiting blood, black tarry stools, or much blood from the back passage',
      because: 'Vomited blood or black stools mean bleeding inside.',
      doNow: 'Eat and drink nothing. Lie down.',
    },
    headache: {
      sign: 'The worst headache ever, or one that came in seconds',
      because: 'The worst headache ever, or one with a stiff neck, can be bleeding or an infection around the brain.',
      doNow: 'Lie down in a quiet room. Do not stay alone.',
    },
    meningitis: {
      sign: 'Fever with a stiff neck, light that hurts, or spots that do not fade under a glass',
      because: 'Fever with a stiff neck or spots that do not fade can be meningitis.',
      doNow: 'Do not wait for more signs to come.',
    },
    'head-injury': {
      sign: 'A blow to the head, with vomiting, sleepiness, or having passed out',
      because: 'Vomiting or sleepiness after a blow to the head can be bleeding inside.',
      doNow: 'Keep still, and do not leave the person alone.',
    },
    allergy: {
      sign: 'Lips, tongue or throat swelling, or hives with trouble breathing',
      because: 'Swelling of the lips, face or throat can close the airway within minutes.',
      doNow: 'Use an adrenaline pen now if there is one. Lie down; sit up if breathing is hard.',
    },
    overdose: {
      sign: 'Took too much of a medicine or a drug',
      because: 'Too much of a medicine can harm even when nothing is felt yet.',
      doNow: 'Do not make them vomit. Bring the packets along.',
    },
    poison: {
      sign: 'Swallowed or breathed in something poisonous',
      because: 'Poison, too much of a medicine, or a snake bite can harm even when nothing is felt yet.',
      doNow: 'Do not make them vomit. Keep still after a bite, and do not cut, suck or tie it. Bring the packet along.',
    },
    bite: {
      sign: 'Bitten by a snake, a scorpion, a dog, a monkey or a bat',
      because: 'Snake venom and rabies are treated best at once.',
      doNow:
        'Snake: keep still, and do not cut, suck or tie it. Dog or monkey: wash with soap and water for 15 minutes.',
    },
    belly: {
      sign: 'Unbearable belly pain, or a belly that is hard like a board',
      because: 'Very strong belly pain, or vomiting blood, can need an operation today.',
      doNow: 'Eat and drink nothing.',
    },
    testicle: {
      sign: 'Sudden strong pain or swelling of a testicle',
      because: 'A twisted testicle can be saved only within hours.',
      doNow: 'Eat and drink nothing, you may need an operation.',
    },
    pregnancy: {
      sign: 'Pregnant, with bleeding, strong pain, a baby that moves less, or a bad headache',
      because: 'Bleeding or strong pain in pregnancy can be a danger to you and the baby.',
      doNow: 'Lie on your left side. Do not travel alone.',
    },
    birth: {
      sign: 'The baby is coming, or heavy bleeding or fever after a birth',
      because: 'A birth that has begun, or bleeding or fever after one, needs help now.',
      doNow: 'Do not leave her alone. Keep mother and baby warm.',
    },
    baby: {
      sign: 'Baby limp, blue, hard to wake or not feeding, or under three months with fever',
      because: 'A baby who is limp, blue or does not feed can be gravely ill.',
      doNow: 'Keep the baby warm. If it does not breathe, give rescue breaths.',
    },
    dehydration: {
      sign: 'Nothing stays down, hardly any urine, or very sleepy',
      because: 'Drying out is dangerous, above all for the young and the old.',
      doNow: 'Give small sips of ORS on the way.',
    },
    suicide: {
      sign: 'I have thoughts of ending my life, or have hurt myself',
      because: 'Thoughts of ending your life, or being hurt by someone, are an emergency, and help works.',
      doNow:
        'You do not have to carry this alone, and help works. Put away what could hurt you, or ask somebody to do it.',
    },
    violence: {
      sign: 'Someone hurts or threatens me, or forced me to sex',
      because: 'Being hurt, strangled or forced is never your fault, and you should be safe and seen now.',
      doNow:
        'Go where you are safe, to people if you can. If you were held by the neck, be seen even if you feel well.',
    },
    mania: {
      sign: 'Voices that give orders, or in danger of hurting others',
      because: 'Voices or beliefs that put somebody in danger need help now.',
      doNow: 'Stay with the person, speak calmly, and keep dangerous things away.',
    },
    injury: {
      sign: 'A road accident, a fall from height, a deep wound, or a bone that sticks out',
      because: 'A bad injury or burn can be worse inside than it looks.',
      doNow: 'Do not move the neck or back. Press on bleeding. Do not pull out anything that is stuck.',
    },
    burn: {
      sign: 'A large or deep burn, electric shock, smoke breathed in, or nearly drowned',
      because: 'A large burn, an electric shock or smoke can harm more than the skin.',
      doNow:
        'Cool a burn under running water for 20 minutes. No ice, no paste. Switch the current off before you touch.',
    },
    sugar: {
      sign: 'Diabetes, with sugar very low or "HI", or drowsy or vomiting',
      because: 'Very low or very high sugar can lead to coma.',
      doNow: 'Low and awake: sugar or a sweet drink now. Drowsy: nothing by mouth.',
    },
    heat: {
      sign: 'Very hot or very cold, and confused or collapsed',
      because: 'Heat stroke and deep cold are dangers to life.',
      doNow: 'Hot: shade, wet cloths and a fan. Cold: dry blankets, no rubbing.',
    },
    limb: {
      sign: 'Arm or leg cold and white, or one leg swollen and hot, or flesh turning black',
      because: 'A limb without blood, a clot or a fast infection must be treated within hours.',
      doNow: 'Keep the limb still. Do not rub or heat it.',
    },
    spine: {
      sign: 'Numb between the legs, cannot hold urine or stool, or legs suddenly weak',
      because: 'Nerves of the back that are squeezed can be saved only within hours.',
      doNow: 'Do not wait until morning. Do not drive yourself.',
    },
    urine: {
      sign: 'Cannot pass any urine, and the belly is bursting',
      because: 'A bladder that cannot empty must be drained today.',
      doNow: 'Do not drink more to force it.',
    },
    sepsis: {
      sign: 'Fever and very ill: shaking, confused, cold or blotchy skin, fast breath',
      because: 'Fever with these signs can be blood poisoning.',
      doNow: 'Say "could this be sepsis?" when help comes.',
    },
  },
};
