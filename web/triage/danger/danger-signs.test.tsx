import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { DangerId } from '#contract/triage/dangers.ts';
import type { TriageResult } from '#contract/triage/triage-result.ts';
import { triage } from '#triage-engine/triage.ts';
import { renderPage } from '#web/testing.tsx';
import { TriageAnswer } from '../result/triage-answer.tsx';
import { aResult } from '../testing.ts';

const CLINIC = {
  name: 'Banyan Street Clinic',
  emergencyNumber: '108',
  crisisLine: { number: '14416', name: 'Tele-MANAS' },
  phone: '+91 80 5550 0114',
};
const WORDS = 'since yesterday sab gadbad hai';
const TWELVE = triage({ text: WORDS, person: {} }).asks;
const UNREAD = aResult({ enough: false, urgency: null, causes: [], understood: [], asks: TWELVE });

afterEach(() => localStorage.clear());

async function show(result: TriageResult, words = WORDS, isNow = true) {
  const onTap = vi.fn();
  const onChangeWords = vi.fn();
  renderPage(
    <TriageAnswer
      result={result}
      clinic={CLINIC}
      words={words}
      facts={[]}
      earlier={[]}
      onTap={onTap}
      onChangeWords={onChangeWords}
      isNow={isNow}
      booking={<p>Choose a time</p>}
    />,
  );
  await screen.findByRole('heading', { level: 1 });
  return { onTap, onChangeWords };
}

const bar = () => within(screen.getByRole('navigation', { name: 'Next step' }));
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('checkbox', { name }));
const callsIn = (place: ReturnType<typeof bar>) =>
  place.queryAllByRole('link').map((link) => link.getAttribute('href'));
const statesOf = (onTap: ReturnType<typeof vi.fn>) =>
  Object.fromEntries(
    ((onTap.mock.calls[0] ?? [[]])[0] as { danger: DangerId; state: string }[]).map((one) => [one.danger, one.state]),
  );

describe('where too little was understood', () => {
  test('the number to call is the first control, and there is no level and no cause', async () => {
    await show(UNREAD);
    const [first] = screen.getAllByRole('link');
    expect(first?.getAttribute('href')).toBe('tel:108');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We did not understand enough.');
    expect(screen.queryByText(/of 5|What it may be/)).toBeNull();
    expect(screen.getAllByRole('checkbox')).toHaveLength(12);
  });

  test('a language that nobody here reads is named', async () => {
    const words = 'எனக்கு நெஞ்சு வலிக்கிறது';
    const { notUnderstood, asks } = triage({ text: words, person: {} });
    await show({ ...UNREAD, notUnderstood, asks }, words);
    expect(screen.getByText('We read English and Hindi. We do not read Tamil yet.')).toBeDefined();
  });

  test('a booking waits behind its way on while there are signs to tap', async () => {
    await show(UNREAD);
    expect(screen.getByText('Choose a time').closest('[hidden]')).not.toBeNull();
    fireEvent.click(screen.getByRole('link', { name: /Book a visit/ }));
    expect(screen.getByText('Choose a time').closest('[hidden]')).toBeNull();
  });

  test('a tapped sign turns the button into the call, and the taps are sent', async () => {
    const { onTap } = await show(UNREAD);
    expect(bar().getByRole('button', { name: 'None of these' })).toBeDefined();

    tap('Chest pain or pressure');

    expect(bar().getByRole('link', { name: 'Call 108 now' }).getAttribute('href')).toBe('tel:108');
    fireEvent.click(bar().getByRole('button', { name: 'What to do until help comes' }));
    expect(statesOf(onTap)).toMatchObject({ 'chest-pain': 'present', breath: 'absent' });
  });

  test('"I may harm myself" alone leads to the crisis line, with another sign both numbers stand there', async () => {
    await show(UNREAD);
    tap(/I may harm myself/);
    expect(callsIn(bar())).toEqual(['tel:14416']);
    expect(bar().getByRole('link', { name: 'Call 14416, Tele-MANAS' })).toBeDefined();
    tap('Hard to breathe');
    expect(callsIn(bar())).toEqual(['tel:108', 'tel:14416']);
  });

  test('"none of these" is sent, and four ways on are offered', async () => {
    const { onTap, onChangeWords } = await show(UNREAD);
    fireEvent.click(bar().getByRole('button', { name: 'None of these' }));
    expect(new Set(Object.values(statesOf(onTap)))).toEqual(new Set(['absent']));

    const ways = within(screen.getByRole('region', { name: 'If none of these is true' }));
    expect(ways.getAllByRole('listitem')).toHaveLength(4);
    fireEvent.click(ways.getByRole('button', { name: /Say it in other words/ }));
    expect(onChangeWords).toHaveBeenCalled();
    expect(ways.getByRole('link', { name: /Phone the clinic/ }).getAttribute('href')).toBe('tel:+918055500114');
  });

  test('after "none of these" the reading goes on at the ways on, without signs and without a number', async () => {
    await show({ ...UNREAD, asks: [] });
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
    expect(document.activeElement?.textContent).toBe('What you can do now');
  });

  test('an answer of last week asks nothing and has no number either', async () => {
    await show(UNREAD, WORDS, false);
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We did not understand enough.');
  });
});

describe('where perhaps nobody is ill', () => {
  const MAYBE_NOBODY = { ...UNREAD, mayBeNoComplaint: true };

  test('it is asked for with the danger signs, below the number to call', async () => {
    await show(MAYBE_NOBODY);
    expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('tel:108');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Is somebody ill or hurt now?');
    expect(screen.getAllByRole('checkbox')).toHaveLength(12);
  });

  test('who is ill without a sign goes on to the answer', async () => {
    const { onTap } = await show(MAYBE_NOBODY);
    fireEvent.click(bar().getByRole('button', { name: 'Yes, but none of these' }));
    expect(new Set(Object.values(statesOf(onTap)))).toEqual(new Set(['absent']));
  });

  test('where nobody is, nothing is rated, and the ways on stay', async () => {
    const { onTap } = await show(MAYBE_NOBODY);
    fireEvent.click(bar().getByRole('button', { name: 'No, nobody is ill or hurt' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Then there is nothing to rate.');
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
    expect(document.activeElement?.textContent).toBe('What you can do now');
    expect(onTap).not.toHaveBeenCalled();
  });

  test('a tapped sign leaves only the way to help', async () => {
    await show(MAYBE_NOBODY);
    tap('Chest pain or pressure');
    expect(bar().queryByRole('button', { name: 'No, nobody is ill or hurt' })).toBeNull();
    expect(callsIn(bar())).toEqual(['tel:108']);
  });
});

describe('before an answer that rests on little', () => {
  const { asks } = triage({ text: 'Headache.', person: {} });

  test('two or three signs are asked for by name, and the answer waits', async () => {
    const { onTap } = await show(aResult({ asks }), 'Headache.');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('One question before the answer.');
    expect(screen.getAllByRole('checkbox')).toHaveLength(asks.length);
    expect(screen.getByRole('checkbox', { name: /The worst headache ever/ })).toBeDefined();
    expect(screen.queryByText('Viral sore throat')).toBeNull();

    fireEvent.click(bar().getByRole('button', { name: 'None of these, show the answer' }));
    expect(statesOf(onTap)).toMatchObject({ headache: 'absent' });
  });

  test('an answer that asks nothing is shown at once', async () => {
    await show(aResult());
    expect(screen.getByRole('heading', { name: 'What it may be' })).toBeDefined();
  });
});

describe('in Hindi', () => {
  const choose = async (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

  test('the switch changes all words of the danger signs and keeps the taps', async () => {
    await show(UNREAD);
    tap('Chest pain or pressure');
    await choose('हिन्दी');

    expect(
      (await screen.findByRole('heading', { name: 'हम आपकी बात पूरी नहीं समझ पाए।' })).closest('[lang="hi"]'),
    ).not.toBeNull();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'सीने में दर्द या दबाव' }).checked).toBe(true);
    expect(bar().getByRole('link', { name: 'अभी 108 पर कॉल करें' })).toBeDefined();
    await choose('English');
    expect(await screen.findByRole('checkbox', { name: 'Chest pain or pressure' })).toBeDefined();
  });

  test('who writes in Devanagari is answered in it', async () => {
    await show(UNREAD, 'कल से सब गड़बड़ है');
    expect(await screen.findByRole('checkbox', { name: 'साँस लेने में तकलीफ़' })).toBeDefined();
  });

  test('an emergency says its level, its reason and every first step in Hindi', async () => {
    const flag = { id: 'danger-stroke', because: 'A stroke.', doNow: null, urgency: 5, danger: 'stroke' } as const;
    await show(aResult({ urgency: 5, flags: [flag], nextSteps: ['Call 108 for an ambulance now.'] }));
    await choose('हिन्दी');

    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('अभी 108 पर कॉल करें।'));
    expect(screen.getByText(/लकवा \(स्ट्रोक\) हो सकता है/)).toBeDefined();
    expect(screen.getByText(/कब शुरू हुआ, समय लिख लें/)).toBeDefined();
    expect(screen.queryByText(/Call 108 for an ambulance now/)).toBeNull();
    // Also on a page in English: when to call again is danger, too.
    expect(screen.getByRole('heading', { name: '108 पर फिर कॉल करें' })).toBeDefined();
    expect(await screen.findByText(/जगाने पर न जागे/)).toBeDefined();
  });
});

describe('thoughts of dying, and being hurt by somebody', () => {
  const ID = '0197a1b2-0000-7000-8000-000000000021';
  const inCrisis = (danger: 'suicide' | 'violence', urgency: 3 | 4) =>
    aResult({
      urgency,
      resultId: ID,
      causes: [],
      flags: [{ id: danger, because: 'It can be helped.', doNow: null, urgency, danger }],
    });
  const card = () => within(screen.getByRole('heading', { level: 1 }).closest('[lang="en"]') as HTMLElement);

  test('the crisis line comes first, then the emergency number, and the clinic can be alerted', async () => {
    await show(inCrisis('suicide', 4));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Talk to someone now.');
    expect(callsIn(card())).toEqual(['tel:14416', 'tel:108']);
    expect(card().getByRole('button', { name: 'Alert the clinic too' })).toBeDefined();
    expect(callsIn(bar())).toEqual(['tel:14416']);
  });

  test('where the body is in danger too, the emergency number comes first, and the crisis line second', async () => {
    const { flags, ...result } = inCrisis('suicide', 4);
    const overdose = {
      id: 'overdose',
      because: 'Too much of a medicine can harm hours later.',
      doNow: 'Do not make the person vomit.',
      urgency: 4,
      danger: 'overdose',
    } as const;
    await show({ ...result, flags: [overdose, ...flags] });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Go to an emergency department now.');
    expect(callsIn(card())).toEqual(['tel:108', 'tel:14416']);
    expect(callsIn(bar())).toEqual(['tel:108']);
  });

  test('who is hurt at home sees the emergency number first and can alert the clinic, also at level 3', async () => {
    await show(inCrisis('violence', 3));
    expect(callsIn(card())).toEqual(['tel:108', 'tel:14416']);
    expect(callsIn(bar())).toEqual(['tel:108']);
    expect(card().getByRole('button', { name: 'Alert the clinic too' })).toBeDefined();
  });
});
