import type { Language } from '#contract/language/language.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { transaction } from '../db/transaction.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { setLanguage } from './store.ts';

/** The language of one's own screens, mails and notices. */
export const chooseLanguage = (deps: Pick<Deps, 'db' | 'clock'>, actor: Actor, language: Language): Promise<void> =>
  transaction(deps.db, async (tx) => {
    if (!(await setLanguage(tx, actor.accountId, language))) return;
    await appendEntry(tx, deps.clock, actor, 'account.language_chosen', {
      subject: 'account',
      subjectId: actor.accountId,
    });
  });
