import { TRIAGE_NOTE, type TriageResult, urgencyWordsOf } from '#contract/triage/triage-result.ts';

/** A sore throat that can wait some days, unless a test says otherwise. */
export function aResult(changes: Partial<TriageResult> = {}): TriageResult {
  const { urgency = 2 } = changes;
  return {
    potentialCauses: ['Viral sore throat'],
    nextSteps: ['Rest and drink often. Small sips are fine.'],
    enough: true,
    urgency,
    urgencyWords: urgencyWordsOf(urgency),
    asks: [],
    flags: [],
    understood: [
      { finding: 'fever', name: 'Fever', state: 'present', words: 'Fever' },
      { finding: 'rash', name: 'Rash', state: 'absent', words: 'no rash' },
    ],
    notUnderstood: [],
    causes: [{ condition: 'pharyngitis', name: 'Viral sore throat', likelihood: 'more likely', because: ['Fever'] }],
    mustNotMiss: null,
    why: ['It fits a sore throat.'],
    specialist: 'General Physician',
    department: 'General Medicine',
    withUs: 'With us: General Medicine',
    tests: ['Throat swab'],
    selfCare: [],
    bring: [],
    comeBack: ['Noisy or hard breathing'],
    emergencySigns: [],
    questions: [{ finding: 'neck-stiffness', question: 'Is the neck stiff?' }],
    note: TRIAGE_NOTE,
    provider: 'embedded',
    fromModel: null,
    whereToday: null,
    notice: null,
    engine: '1.0.0',
    resultId: null,
    ...changes,
  };
}

export const SERVICE_OFF = { text: 'embedded', image: null, asksConsent: false, name: null, engine: '1.0.0' } as const;
export const SERVICE_ON = {
  text: 'gemini',
  image: 'gemini',
  asksConsent: true,
  name: 'Google Gemini',
  engine: '1.0.0',
} as const;
