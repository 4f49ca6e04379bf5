// All pages on which a clinician reads the knowledge: one for each system and kind, and the list of them.
import type { GoldenAnswer } from '#triage-engine/tools/golden/golden-answers.ts';
import type { Knowledge } from '../read-knowledge.ts';
import { conditionCard, findingCard, flagCard, readingCard, signsCard, untilSeenCard } from './cards-of-entries.ts';
import { connect } from './connections.ts';
import { esc, page, pageOf } from './layout.ts';

type Card = { system: string; isReviewed: boolean; name: string; id: string; html: string };

const KINDS = {
  conditions: 'Conditions',
  flags: 'Red flags',
  readings: 'Dangerous readings',
  'until-seen': 'Until a doctor sees it',
  signs: 'Signs of some people only',
  findings: 'Findings',
};

/** Contents by file name. */
export function knowledgePages(knowledge: Knowledge, answers: GoldenAnswer[]): ReadonlyMap<string, string> {
  const to = connect(knowledge, answers);
  const hindi = Map.groupBy(knowledge.hindi, ({ id }) => id);
  const cards: Record<keyof typeof KINDS, Card[]> = {
    conditions: knowledge.conditions.map((one) => asCard(one, one.name, conditionCard(one, to))),
    flags: knowledge.flags.map((one) => asCard(one, one.id, flagCard(one, to))),
    readings: knowledge.readings.map((one) => asCard(one, one.id, readingCard(one))),
    'until-seen': knowledge.untilSeen.map((one) => asCard(one, one.id, untilSeenCard(one, to))),
    signs: knowledge.signs.map((one) => asCard(one, one.id, signsCard(one))),
    findings: knowledge.findings.map((one) => asCard(one, one.name, findingCard(one, to, hindi.get(one.id) ?? []))),
  };
  const pages = Object.entries(cards).flatMap(([kind, all]) =>
    [...Map.groupBy(all, ({ system }) => system)].map(([system, own]) => ({
      kind: kind as keyof typeof KINDS,
      system,
      own,
    })),
  );
  return new Map([
    ['index.html', index(pages, Object.values(cards).flat())],
    ...pages.map(
      ({ kind, system, own }) =>
        [
          pageOf(kind, system),
          page(`${KINDS[kind]}: ${titleOf(system)}`, contents(own) + own.map(({ html }) => html).join('\n')),
        ] as const,
    ),
  ]);
}

const asCard = (
  { id, system, reviewedBy }: { id: string; system: string; reviewedBy: string | null },
  name: string,
  html: string,
): Card => ({ id, system, isReviewed: reviewedBy !== null, name, html });

const titleOf = (system: string): string => system.replaceAll('-', ' ');

const contents = (own: Card[]): string =>
  `<nav>${own.map(({ id, name }) => `<a href="#${id}">${esc(name)}</a>`).join(' ')}</nav>`;

function index(pages: { kind: keyof typeof KINDS; system: string; own: Card[] }[], all: Card[]): string {
  const reviewed = all.filter(({ isReviewed }) => isReviewed).length;
  const lists = Object.entries(KINDS).map(([kind, title]) => {
    const items = pages
      .filter((one) => one.kind === kind)
      .map(
        ({ system, own }) => `<li><a href="${pageOf(kind, system)}">${esc(titleOf(system))}</a> (${own.length})</li>`,
      );
    return `<h2>${title}</h2><ul>${items.join('')}</ul>`;
  });
  const said = reviewed === 0 ? 'Nobody has reviewed any of them.' : `${reviewed} have been reviewed by a clinician.`;
  return page(
    'What the symptom engine knows',
    `<p class="review${reviewed === 0 ? ' none' : ''}">${all.length} entries. ${said}</p>
<p>“Weight” is how much likelier the condition becomes where the finding is told. A recorded text is one whose answer is checked
with every change of the engine. Flags are those that the findings of a condition can raise by themselves.</p>${lists.join('')}`,
  );
}
