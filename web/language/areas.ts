// The larger areas of the app have their Hindi in files of their own, fetched with the first screen of the area.
import type { Catalogue } from '#contract/language/language.ts';
import { addWords, shownLanguage } from './say.ts';

const AREAS = {
  everything: () => import('./hindi/areas/everything.ts'),
  record: () => import('./hindi/areas/record.ts'),
  results: () => import('./hindi/data/lab-meanings.ts'),
  symptoms: () => import('./hindi/areas/symptoms.ts'),
} satisfies Record<string, () => Promise<{ WORDS: Catalogue }>>;
export type Area = keyof typeof AREAS;

const entered = new Set<Area>();

/** Before a screen of the area is drawn. */
export async function enterArea(area: Area): Promise<void> {
  entered.add(area);
  if (shownLanguage() !== 'en') await fetchWords(area);
}

/** After another language was chosen on a screen that is open. */
export const wordsOfEntered = (): Promise<unknown> => Promise.all([...entered].map(fetchWords));

/** Without a connection the words do not come: then these are English. */
async function fetchWords(area: Area): Promise<void> {
  const words = await AREAS[area]().catch(() => null);
  if (words) addWords(words.WORDS);
}
