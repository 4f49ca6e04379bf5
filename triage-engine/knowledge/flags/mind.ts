import type { RedFlag } from '../shape.ts';

const CRISIS =
  'You do not have to carry this alone, and help works. Put away what could hurt you, or ask somebody to do it.';

export const MIND_FLAGS: RedFlag[] = [
  {
    id: 'plan-to-die',
    urgency: 4,
    when: [
      ['plan-to-die'],
      ['suicidal-thoughts', 'self-harm|hearing-voices|alcohol-heavy|agitation|hopeless|overdose'],
    ],
    because: 'Thinking of ending your life is a medical emergency, and help works.',
    doNow: CRISIS,
    family: 'self-harm',
    source: 'NICE NG225 (2022); WHO mhGAP (2023)',
  },
  {
    id: 'suicide-attempt',
    urgency: 4,
    when: [['suicide-attempt']],
    because: 'After an attempt to end your life you need care now, whatever the injury looks like, and help works.',
    doNow: CRISIS,
    family: 'self-harm',
    source: 'NICE NG225 (2022); WHO mhGAP (2023)',
  },
  {
    id: 'suicidal-thoughts',
    urgency: 4,
    when: [['suicidal-thoughts']],
    because: 'Thoughts of not wanting to live are an emergency, and help works.',
    doNow: CRISIS,
    family: 'self-harm',
    source: 'WHO mhGAP (2023); NICE NG225 (2022)',
  },
  {
    id: 'self-harm-hurt',
    urgency: 4,
    when: [
      [
        'self-harm',
        'wound|deep-cut|bleeding-heavy|bleeding-wont-stop|overdose|drowsiness|poison-swallowed|takes-paracetamol-much',
      ],
    ],
    because: 'The injury needs care now, and so do you.',
    doNow: CRISIS,
    family: 'self-harm',
    source: 'NICE NG225 (2022)',
  },
  {
    id: 'self-harm',
    urgency: 4,
    when: [['self-harm']],
    because: 'Hurting yourself is a sign of great distress, and somebody should be with you now.',
    doNow: CRISIS,
    family: 'self-harm',
    source: 'WHO mhGAP (2023); NICE NG225 (2022)',
  },
  {
    id: 'out-of-control',
    urgency: 4,
    when: [['dangerous-behaviour']],
    because: 'Somebody who is out of control is in danger, and so are those nearby.',
    doNow: 'Keep a distance and a way out, speak calmly, and call for help.',
    family: 'mind',
    source: 'NICE NG10 (2015); WHO mhGAP (2023)',
  },
  {
    id: 'psychosis-danger',
    urgency: 4,
    when: [
      ['wants-to-hurt-others'],

      ['hearing-voices|delusions|hallucinations', 'agitation|suicidal-thoughts|self-harm|confusion|fever'],
      ['elated-mood', 'agitation', 'delusions|hallucinations|sleep-poor'],
    ],
    because: 'Voices or beliefs that put you or others in danger need urgent help.',
    doNow: 'Stay with the person, speak calmly and keep dangerous things away.',
    family: 'mind',
    source: 'NICE CG178 (2014); NICE CG185 (2023)',
  },
  {
    id: 'psychosis-new',
    urgency: 3,
    when: [['hearing-voices|delusions'], ['elated-mood', 'racing-thoughts', 'sleep-poor']],
    person: { ageFrom: 12 },
    because: 'Hearing voices or a mood out of control is assessed the same day; early treatment works best.',
    family: 'mind',
    source: 'NICE CG178 (2014)',
  },
  {
    id: 'alcohol-withdrawal',
    urgency: 4,
    when: [
      ['alcohol-stopped', 'shaking|seizure|hallucinations|confusion|agitation|fever'],
      ['alcohol-stopped', 'tremor', 'sweating|fast-pulse|vomiting|anxiety|hallucinations'],
    ],
    because: 'Stopping alcohol suddenly can cause fits and delirium.',
    doNow: 'Do not stop on your own; go with somebody.',
    family: 'mind',
    source: 'NICE CG100 (2017)',
  },
  {
    id: 'medicine-reaction-rigid',
    urgency: 4,
    when: [
      [
        'takes-lithium',
        'vomiting|diarrhoea|confusion|tremor|shaking|drowsiness',
        'confusion|tremor|shaking|unsteady-walk|drowsiness',
      ],

      ['takes-antipsychotic', 'fever|high-fever', 'stiffness-slow-movement|confusion|sweating|muscle-cramp'],
      [
        'takes-antidepressant',
        'agitation|confusion',
        'fever|sweating|shaking|tremor',
        'diarrhoea|fast-pulse|shaking|muscle-cramp|fever',
      ],
    ],
    because: 'Fever and stiffness or great unrest on this kind of medicine can be a dangerous reaction.',
    doNow: 'Bring the packets.',
    family: 'mind',
    source: 'BMJ Best Practice Neuroleptic malignant and serotonin syndromes',
  },
  {
    id: 'eating-disorder-danger',
    urgency: 3,
    when: [
      [
        'fear-of-weight|binge-purge',
        'fainting|palpitations|slow-pulse|weakness-general|chest-pain|muscle-cramp|dizzy-on-standing',
      ],
    ],
    because: 'Faintness or palpitations with an eating problem need blood tests and a heart tracing today.',
    family: 'mind',
    source: 'RCPsych medical emergencies in eating disorders CR233 (2022)',
  },
  {
    id: 'sexual-assault',
    urgency: 4,
    when: [['sexual-assault']],
    // Prevention of HIV starts within 72 hours, the sooner the better, and injuries are looked for at the same time.
    because:
      'You deserve care now: treatment against infection and pregnancy works best early, and it is your choice what is recorded.',
    doNow:
      'If you are in danger now, call the police or an ambulance. A sexual assault centre can see you without the police.',
    family: 'violence',
    source:
      'WHO clinical management of rape (2020); MoHFW India survivors of sexual violence (2014); FSRH emergency contraception (2023)',
  },
  {
    id: 'life-threatened',
    urgency: 4,
    when: [['life-threatened']],
    because: 'A threat to your life is an emergency: get to a safe place first.',
    doNow: 'If you are in danger now, call the police. If this screen may be seen, leave it from the browser.',
    family: 'violence',
    source: 'WHO violence against women handbook (2014); NICE PH50 (2014)',
  },
  {
    id: 'violence-hurt',
    urgency: 4,
    when: [
      [
        'abuse-at-home|assault',
        'headache|head-injury|vomiting|abdominal-pain|chest-pain|rib-pain|severe-pain|bleeding-heavy|bleeding-wont-stop|deep-cut|vaginal-bleeding|pregnant|drowsiness|confusion|blurred-vision|neck-pain|blood-in-urine|hearing-loss-sudden|limb-injury|limb-deformity|breathless|fainting|eye-injury|facial-injury|suicidal-thoughts',
      ],
    ],
    because: 'Blows can hurt more than shows from outside; the injury is looked at now, and you are listened to.',
    doNow: 'If you are in danger now, call the police. If this screen may be seen, leave it from the browser.',
    family: 'violence',
    source: 'WHO violence against women handbook (2014); NICE NG232 (2023)',
  },
  {
    id: 'abuse',
    urgency: 3,
    when: [['abuse-at-home'], ['assault']],
    because: 'Violence is never your fault, and there is help that keeps your confidence.',
    doNow: 'If you are in danger now, call the police. If this screen may be seen, leave it from the browser.',
    family: 'violence',
    source: 'WHO violence against women handbook (2014); NICE PH50 (2014)',
  },
];
