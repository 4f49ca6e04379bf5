import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { TriageResult } from '#contract/triage/triage-result.ts';
import { ClinicTimeZone } from '#web/ui/time/clinic-time.ts';
import { aResult } from '../testing.ts';
import { TriageAnswer } from './triage-answer.tsx';
import { BookingPlace } from './what-to-do/booking-place.tsx';

const CLINIC = {
  name: 'Banyan Street Clinic',
  emergencyNumber: '108',
  crisisLine: { number: '14416', name: 'Tele-MANAS' },
  phone: '+91 80 5550 0114',
};
const HEART: TriageResult['flags'][number] = {
  id: 'chest-pain-cardiac',
  because: 'Chest pain with sweating can be a heart attack.',
  doNow: 'Sit down and rest.',
  urgency: 5,
  findings: ['fever'],
};

afterEach(cleanup);

function show(result: TriageResult, onUpdate = vi.fn()) {
  render(
    <ClinicTimeZone value="Asia/Kolkata">
      <TriageAnswer
        result={result}
        clinic={CLINIC}
        words="Fever since last night, no rash"
        facts={['34 years']}
        earlier={[{ finding: 'cough', state: 'absent' }]}
        onUpdate={onUpdate}
        booking={
          <BookingPlace urgency={result.urgency} title="See the right doctor" emergencyNumber="108">
            <p>Choose a time</p>
          </BookingPlace>
        }
      />
    </ClinicTimeZone>,
  );
  return onUpdate;
}

test('a reading of the record is named with its time, and can be left out of the next answer', () => {
  const reading = {
    id: '0197a1b2-0000-7000-8000-000000000031',
    name: 'Temperature',
    value: '37.9 °C',
    measuredAt: '2026-03-02T02:40:00.000Z',
  };
  const onUpdate = show(aResult({ readings: [reading] }));
  const rows = screen.getAllByText('Temperature 37.9 °C').flatMap((text) => text.closest('li') ?? []);
  expect(rows.map((row) => row.textContent)).toEqual([expect.stringContaining('08:10')]);

  fireEvent.click(screen.getByRole('button', { name: 'Leave out: Temperature 37.9 °C' }));
  fireEvent.click(screen.getByRole('button', { name: 'Update the answer' }));
  expect(onUpdate).toHaveBeenCalledWith([{ finding: 'cough', state: 'absent' }], [reading.id]);
});

const headings = () => screen.getAllByRole('heading').map((heading) => heading.textContent);

describe('in an emergency', () => {
  test('the instruction comes before any cause, with the clinic’s emergency number to tap', () => {
    show(aResult({ urgency: 5, flags: [HEART] }));

    expect(headings()[0]).toBe('Call 108 now.');
    expect(headings().indexOf('What it may be')).toBeGreaterThan(0);
    const card = screen.getByRole('alert');
    expect(within(card).getByRole('link', { name: 'Call 108' })).toHaveProperty('href', 'tel:108');
    expect(card.textContent).toContain(
      'Chest pain with sweating can be a heart attack. Do not wait for an appointment.',
    );
    expect(card.textContent).toContain('This is not a medical diagnosis. Please consult a doctor.');
  });

  // spec: 2.62
  test.each([4, 5] as const)('at %i a booking is folded under "After you have been seen"', (urgency) => {
    show(aResult({ urgency }));

    const folded = screen.getByText('Choose a time').closest('details');
    expect(folded?.open).toBe(false);
    expect(folded?.querySelector('summary')?.textContent).toContain('After you have been seen');
    expect(folded?.querySelector('summary')?.textContent).toContain('A follow-up is not instead of 108.');
  });

  test('danger signs are told from what else was understood', () => {
    show(aResult({ urgency: 5, flags: [HEART] }));

    expect(screen.getByText('Danger signs').parentElement?.textContent).toContain('Fever');
    expect(screen.getByText('Also understood').parentElement?.textContent).toContain('no Rash');
  });
});

test('each cause has one sentence of its own, and what speaks for all of them is not repeated', () => {
  const about = 'Usually passes in a week.';
  const shared = { likelihood: 'possible', about } as const;
  show(
    aResult({
      causes: [
        { condition: 'cold', name: 'Common cold', because: ['Fever', 'Cough'], ...shared },
        { condition: 'flu', name: 'Flu', because: ['Fever', 'Cough'], ...shared },
        { condition: 'throat', name: 'Sore throat', because: ['Fever', 'Painful swallowing'], ...shared },
      ],
    }),
  );
  const said = within(screen.getByRole('region', { name: 'What it may be' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent);
  expect(said).toEqual(['Speaks for it: cough.', about, 'Speaks for it: painful swallowing.']);
});

test('the heading speaks of this complaint', () => {
  show(aResult({ complaint: 'Fever, since today' }));
  expect(screen.getByText('Fever, since today')).toBeDefined();
});

test('at 5 the call is the card’s: the steps are for while help is on its way', () => {
  const nextSteps = ['Call 108 for an ambulance now. Do not wait for an appointment.', 'Sit down and rest.'];
  show(aResult({ urgency: 5, flags: [HEART], nextSteps }));
  const steps = screen.getByRole('region', { name: 'While help is on its way' });
  expect(within(steps).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByText(/for an ambulance now/)).toBeNull();
  expect(screen.getAllByRole('link', { name: 'Call 108' }).length).toBeGreaterThan(0);
});

test('getting worse is told in two kinds; at 5 nothing sounds like waiting', () => {
  const signs = { comeBack: ['It lasts over a week', 'Fainting'], emergencySigns: ['Fainting'] };
  show(aResult(signs));
  const kinds = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(kinds()).toEqual(['See a doctor, best the same day', 'Call 108']);

  cleanup();
  show(aResult({ ...signs, urgency: 5 }));
  expect(kinds()).toEqual(['Call 108 again']);
  expect(document.body.textContent).not.toContain('It lasts over a week');
});

test('an answer of an earlier version says in its own sentences whom to call', () => {
  const comeBack = ['See a doctor if it lasts a week.', 'Call an ambulance for fainting.'];
  show(aResult({ comeBack, emergencySigns: undefined, urgency: 5 }));
  expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([]);
  expect(screen.getByText('Call an ambulance for fainting.')).toBeDefined();
});

test('why no model looked at it stands beneath the answer: in sight where one was agreed to, folded where none was', () => {
  for (const [why, isInSight] of [
    ['the AI service took too long', true],
    ['you did not agree to send anything to Google Gemini', false],
  ] as const) {
    const notice = `Answered by our own engine, because ${why}.`;
    show(aResult({ notice }));
    const how = screen.getByRole('region', { name: 'How was this worked out?' });
    expect(screen.getAllByText(notice)).toHaveLength(1);
    expect(within(how).getByText(notice).closest('summary') !== null).toBe(isInSight);
    cleanup();
  }
});

describe('what getting worse looks like is never left out', () => {
  const worse = () => screen.getByRole('region', { name: 'What getting worse looks like' });
  const signs = () =>
    within(worse())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const headings3 = () =>
    within(worse())
      .queryAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);

  test.each([
    [4, 'Call 108', 'It gets much worse on the way'],
    [5, 'Call 108 again', 'It gets much worse while you wait'],
  ] as const)('at %i where the engine has none, or only such as can wait', (urgency, heading, last) => {
    for (const comeBack of [[], ['It lasts over a week']]) {
      show(aResult({ urgency, comeBack, emergencySigns: [], causes: [], enough: false }));
      expect(headings3()).toEqual([heading]);
      expect(signs()).toEqual(['The person cannot be woken', 'Breathing stops, or is only gasps', last]);
      cleanup();
    }
  });

  test('below it names what is an emergency with any complaint, but not what was told', () => {
    const understood = [{ finding: 'chest-pain', name: 'Chest pain', state: 'present', words: 'chest pain' } as const];
    show(aResult({ urgency: 3, comeBack: [], emergencySigns: [], understood }));
    expect(headings3()).toEqual(['Call 108']);
    expect(signs()).toEqual(['Breathlessness at rest', 'Fainting', 'Confusion', 'It gets much worse quickly']);
  });

  test('an answer of an earlier version keeps each of its sentences, and in an emergency none that can wait', () => {
    const comeBack = [
      'In a small child one of these is enough to call an ambulance:',
      'A fit',
      'See a doctor if it lasts a week.',
      'Go to an emergency department if you are breathless at rest.',
    ];
    show(aResult({ urgency: 2, comeBack, emergencySigns: undefined }));
    expect(headings3()).toEqual([comeBack[0]]);
    expect(signs()).toEqual([comeBack[2], comeBack[1], comeBack[3]]);
    cleanup();

    show(aResult({ urgency: 4, comeBack, emergencySigns: undefined }));
    expect(signs()).toEqual([comeBack[1], comeBack[3]]);
    cleanup();

    show(aResult({ urgency: 4, comeBack: ['See a doctor if it lasts a week.'], emergencySigns: undefined }));
    expect(signs()[0]).toBe('The person cannot be woken');
  });
});

describe('what is folded', () => {
  const isInSight = (text: string | RegExp) =>
    screen.getAllByText(text).some((element) => {
      const fold = element.closest('details');
      return !fold || fold.open || element.closest('summary') !== null;
    });
  const mustNotMiss = { condition: 'pe', name: 'Blood clot in the lung' };

  test.each([{ urgency: 1 }, { urgency: 3 }, { urgency: 4 }, { urgency: 5 }] as const)(
    'never hides the urgency, the danger signs, what to do, when to come back or what was not understood, at %o',
    (told) => {
      show(
        aResult({
          ...told,
          flags: told.urgency < 4 ? [] : [HEART],
          comeBack: ['Fainting'],
          emergencySigns: ['Fainting'],
          nextSteps: ['Drink often. It helps.'],
          notUnderstood: ['frumious'],
          mustNotMiss,
        }),
      );
      expect(document.querySelectorAll('details:not([open])').length).toBeGreaterThan(2);
      for (const text of [
        `${told.urgency} of 5`,
        'Drink often.',
        'Fainting',
        'Not understood: frumious',
        /^This is not a medical diagnosis/,
        /Blood clot in the lung/,
      ])
        expect(isInSight(text), String(text)).toBe(true);
      if (told.urgency < 4) return;
      expect(isInSight('Danger signs: fever')).toBe(true);
      expect(isInSight('Call 108')).toBe(true);
    },
  );

  test('is all open on paper, and folded again afterwards', () => {
    show(aResult());
    const folded = () => document.querySelectorAll('details:not([open])').length;
    const before = folded();
    fireEvent(window, new Event('beforeprint'));
    expect(folded()).toBe(0);
    fireEvent(window, new Event('afterprint'));
    expect(folded()).toBe(before);
  });

  test('shows the questions one after the other, with how many there are', () => {
    const questions = ['neck', 'rash', 'weak'].map((finding) => ({ finding, question: `Is it the ${finding}?` }));
    show(aResult({ questions }));
    const asked = () => questions.filter(({ question }) => screen.queryByText(question)).length;
    expect(headings()).toContain('3 questions that could change this');
    expect(asked()).toBe(1);
    fireEvent.click(screen.getByLabelText('No'));
    expect(asked()).toBe(2);
    expect(headings()).toContain('2 questions that could change this');
  });

  test('once all questions are answered, what is left is to update', () => {
    show(aResult());
    fireEvent.click(within(screen.getByRole('group', { name: 'Is the neck stiff?' })).getByLabelText('No'));
    expect(headings()).toContain('Thank you. Update the answer to see what changes.');
    const below = within(screen.getByRole('navigation', { name: 'Next step' }));
    expect(below.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Update the answer']);
    expect(below.queryByRole('link')).toBeNull();
  });
});

describe('otherwise', () => {
  test('what to do and what it may be are shown with the urgency, what getting worse looks like and the note', () => {
    show(aResult());

    expect(headings().slice(0, 4)).toEqual([
      'See a doctor within days.',
      'What to do next',
      'What getting worse looks like',
      'See a doctor, best the same day',
    ]);
    expect(headings()).toContain('What it may be');
    expect(screen.getByRole('img', { name: /^Urgency 2 on a scale/ })).toBeDefined();
    expect(screen.getByText('This is not a medical diagnosis. Please consult a doctor.')).toBeDefined();
    expect(screen.getByText('more likely')).toBeDefined();
    expect(screen.getByRole('region', { name: 'See the right doctor' })).toBeDefined();
  });

  test('where too little was understood there is no number and no cause', () => {
    show(aResult({ enough: false, urgency: null, causes: [] }));

    expect(headings()).toContain('We did not understand enough.');
    expect(screen.queryByText(/of 5/)).toBeNull();
    expect(headings()).not.toContain('What it may be');
  });

  test('what a model added stands apart, as unverified, and cannot act', () => {
    const said = { potentialCauses: ['<img src=x onerror=alert(1)>Cold'], nextSteps: ['**Rest**'], urgency: null };
    show(aResult({ fromModel: said, nextSteps: ['Drink often. It helps.', '**Rest**'] }));

    const card = screen.getByRole('region', { name: 'Added by a language model' });
    expect(card.textContent).toContain('AI, unverified');
    expect(card.textContent).toContain('<img src=x onerror=alert(1)>Cold');
    expect(card.querySelector('img')).toBeNull();
    expect(screen.getByRole('region', { name: 'What to do next' }).textContent).not.toContain('Rest');
  });
});

test('in danger a model has nothing to say about what to do', () => {
  const said = { potentialCauses: ['Cold'], nextSteps: ['Rest your voice.'], urgency: null };
  show(aResult({ urgency: 4, fromModel: said }));

  expect(headings()[0]).toBe('Go to an emergency department now.');
  expect(document.body.textContent).toContain('Cold');
  expect(document.body.textContent).not.toContain('Rest your voice.');
});

describe('what was understood can be corrected', () => {
  test('a chip that is pressed says the contrary, a question gets its answer, and both are sent together', () => {
    const onUpdate = show(aResult());
    expect(screen.queryByRole('button', { name: 'Update the answer' })).toBeNull();

    fireEvent.click(screen.getByRole('button', { name: 'Fever' }));
    fireEvent.click(within(screen.getByRole('group', { name: 'Is the neck stiff?' })).getByLabelText('Yes'));
    fireEvent.click(screen.getByRole('button', { name: 'Update the answer' }));

    expect(onUpdate).toHaveBeenCalledWith(
      [
        { finding: 'cough', state: 'absent' },
        { finding: 'fever', state: 'absent' },
        { finding: 'neck-stiffness', state: 'present' },
      ],
      [],
    );
  });

  test('pressed twice, a chip is as it was', () => {
    show(aResult());
    fireEvent.click(screen.getByRole('button', { name: 'Fever' }));
    fireEvent.click(screen.getByRole('button', { name: 'no Fever, corrected' }));

    expect(screen.queryByRole('button', { name: 'Update the answer' })).toBeNull();
  });

  test('the understood words are marked in the sentence', () => {
    show(aResult());

    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Fever', 'no rash']);
  });
});
