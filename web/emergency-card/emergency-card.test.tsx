import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { cardCode } from '#contract/patients/card-code.ts';
import type { CardFacts, EmergencyCard } from '#contract/patients/emergency-card.ts';
import { answerCalls, refused, renderPage, type Sent } from '#web/testing.tsx';
import { CardFace } from './card-face.tsx';
import { ChoiceCard } from './choice-card.tsx';
import { OnlineCard } from './online-card.tsx';
import { useEmergencyCard } from './queries.ts';
import { SharedCardView } from './shared-card-view.tsx';
import { readQr } from './testing-read-qr.ts';

const ID = '0197a1b2-0000-7000-8000-000000000004';
const LINK_ID = '0197a1b2-0000-7000-8000-000000000005';
const FACTS: CardFacts = {
  name: 'Ananya Rao',
  sex: 'female',
  age: 34,
  bloodGroup: 'B+',
  allergies: { state: 'listed', listed: [{ substance: 'Penicillin', severity: 'anaphylaxis' }] },
  medicines: [{ name: 'Amlodipine', inWords: '5 mg by mouth, once a day' }],
  contact: { name: 'Nikhil Rao', phone: '+91 98200 14490' },
  clinic: 'Banyan Street Clinic',
  asOf: '2026-11-15T03:10:00.000Z',
};
const CARD: EmergencyCard = {
  patientId: ID,
  shows: ['bloodGroup', 'allergies', 'medicines', 'contact'],
  version: 3,
  facts: FACTS,
  link: null,
  openings: [],
};
const LINK = {
  id: LINK_ID,
  address: 'https://clinic.example/shared-card#tok',
  madeAt: '2026-11-10T03:10:00.000Z',
  timesOpened: 2,
};
const READ = `GET /api/patients/${ID}/emergency-card`;

const HINDI: CardFacts = { ...FACTS, name: 'अनन्या राव', contact: { name: 'निखिल', phone: '+91 98200 14490' } };
const LONG: CardFacts = {
  ...FACTS,
  medicines: Array.from({ length: 30 }, (_, n) => ({ name: `Medicine number ${n}`, inWords: '500 mg by mouth' })),
  conditions: [{ name: 'Hypertension', isConfirmed: false }],
};

test.each([
  ['a usual card', FACTS],
  ['a card in Hindi', HINDI],
  ['a card with more than a code holds', LONG],
  ['a card with nothing chosen', { name: 'Ananya Rao', sex: null, age: null, clinic: 'C', asOf: FACTS.asOf }],
] as [string, CardFacts][])('the QR code of %s, read back, says what the card says', async (_which, facts) => {
  renderPage(<CardFace facts={facts} />);
  const code = await screen.findByRole('img', { name: 'QR code with the facts on this card' });
  const { text, cut } = cardCode(facts, '15 Nov 2026');
  expect(readQr(code)).toBe(text);
  expect(screen.queryByText(/The code has no room/)?.textContent ?? null).toBe(cut);
});

test('each fact stands on the card, what was left off is named, and the contact can be called', async () => {
  renderPage(<CardFace facts={FACTS} />);
  const card = await screen.findByRole('article', { name: 'Ananya Rao' });
  for (const words of ['Female, 34 years', 'B+', 'Penicillin (anaphylaxis)', 'Amlodipine', 'Nikhil Rao'])
    expect(within(card).getByText(words)).toBeTruthy();
  expect(within(card).getByText(/Not on this card: long-term illness\. This does not mean that/)).toBeTruthy();
  expect(within(card).getByRole('link', { name: 'Call Nikhil Rao' }).getAttribute('href')).toBe('tel:+919820014490');
});

test('"not asked" never reads as "none"', async () => {
  const allergies = { state: 'not-asked' as const, listed: [] };
  renderPage(<CardFace facts={{ ...FACTS, bloodGroup: null, allergies, medicines: [], contact: null }} />);
  const card = await screen.findByRole('article');
  expect(within(card).getAllByText('Not recorded')).toHaveLength(4);
  expect(within(card).getByText('Nobody has asked yet. This does not mean none.')).toBeTruthy();
  expect(card.textContent).not.toMatch(/None known|No allerg/);
});

function Choices() {
  const card = useEmergencyCard(ID).data;
  return card ? <ChoiceCard card={card} /> : null;
}

test('a switch counts at once, with the version that was read', async () => {
  const sent: unknown[] = [];
  answerCalls({
    [READ]: () => ({ body: CARD }),
    [`PUT /api/patients/${ID}/emergency-card`]: ({ body }: Sent) => {
      sent.push(body);
      return {
        body: { ...CARD, version: 4, shows: ['bloodGroup', 'allergies', 'medicines', 'conditions', 'contact'] },
      };
    },
  });
  renderPage(<Choices />);
  const illness = await screen.findByRole('switch', { name: 'Long-term illness' });
  await userEvent.click(illness);

  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Long-term illness' }).checked).toBe(true),
  );
  expect(sent).toEqual([{ shows: ['bloodGroup', 'allergies', 'medicines', 'conditions', 'contact'], version: 3 }]);
});

test('a switch that was overtaken says so and shows what counts', async () => {
  answerCalls({
    [READ]: () => ({ body: CARD }),
    [`PUT /api/patients/${ID}/emergency-card`]: () => refused(409, 'version_outdated', 'Someone changed this.'),
  });
  renderPage(<Choices />);
  await userEvent.click(await screen.findByRole('switch', { name: 'Long-term illness' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Someone changed this.');
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Long-term illness' }).checked).toBe(false);
});

test('the link is made, renewed only after a question, and ended only after a question', async () => {
  const sent: unknown[] = [];
  const path = `POST /api/patients/${ID}/emergency-card/link`;
  const note =
    (answer: object) =>
    ({ body }: Sent) => {
      sent.push(body);
      return { body: answer };
    };
  answerCalls({ [path]: note({ ...CARD, link: LINK }), [`${path}/end`]: note(CARD) });
  const { unmount } = renderPage(<OnlineCard card={CARD} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Make a link' }));
  await waitFor(() => expect(sent).toEqual([{ replaces: null }]));
  unmount();

  renderPage(<OnlineCard card={{ ...CARD, link: LINK }} />);
  expect(await screen.findByRole('heading', { name: 'Online card: opened 2 times' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Renew' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Renew link' }));
  await waitFor(() => expect(sent).toContainEqual({ replaces: LINK_ID }));
  await userEvent.click(screen.getByRole('button', { name: 'End link' }));
  const question = await screen.findByRole('dialog', { name: 'End the link?' });
  await userEvent.click(within(question).getByRole('button', { name: 'End link' }));
  await waitFor(() => expect(sent).toContainEqual({ link: LINK_ID }));
});

test('openings say when and with which kind of device, and which were one’s own', async () => {
  const openings = [
    { at: '2026-11-12T05:12:00.000Z', device: 'Chrome on Android', isByOwner: false },
    { at: '2026-11-11T05:12:00.000Z', device: 'Firefox on Linux', isByOwner: true },
  ];
  renderPage(<OnlineCard card={{ ...CARD, link: LINK, openings }} />);
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent?.replace(/.*\d\d:\d\d/, ''))).toEqual([
    'With Chrome on Android',
    'By you, with Firefox on Linux',
  ]);
});

test('whoever holds the link opens the card once, and learns that the owner is told', async () => {
  const calls = answerCalls({
    'POST /api/emergency-card/open': () => ({ body: { facts: FACTS, linkMadeAt: LINK.madeAt } }),
  });
  const { queryClient } = renderPage(<SharedCardView token="tok" />);
  expect(await screen.findByRole('article', { name: 'Ananya Rao' })).toBeTruthy();
  expect(screen.getByText(/The link was made on 10 Nov 2026\. Ananya Rao is told that it was opened\./)).toBeTruthy();
  await queryClient.invalidateQueries();
  expect(calls).toEqual(['POST /api/emergency-card/open']);
});

test.each([
  ['', 'The address is not complete'],
  ['ended', 'This link has ended'],
])('a link that shows no card says why: "%s"', async (token, sentence) => {
  answerCalls({ 'POST /api/emergency-card/open': () => refused(410, 'link_invalid', 'This link has ended.') });
  renderPage(<SharedCardView token={token} />);
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
});
