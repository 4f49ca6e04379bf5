import type { ScreenLink } from '#contract/screen-links.ts';
import type { Tx } from '../db/connect.ts';
import { findPeople } from '../identity/find-people.ts';
import { notify } from '../notices/notify.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { enabledAdministrators } from './store.ts';

/** A new administrator is known to all of them, also to the one whose session made it: it may have been somebody else. */
export async function tellOfAdministrator(tx: Tx, deps: Deps, actor: Actor, name: string): Promise<void> {
  const by = await nameOf(tx, actor);
  await tell(tx, deps, {
    subject: 'There is a new administrator',
    title: `${name} is an administrator now`,
    text: `${by} made it so. If you do not know why, ask them, and close the account.`,
    link: '/admin',
  });
}

type Doctor = { id: string; name: string; licenseNumber: string | null };

/** One administrator alone lets a doctor in: every one of them hears who it is, and whose licence was seen. */
export async function tellOfDoctor(tx: Tx, deps: Deps, actor: Actor, doctor: Doctor): Promise<void> {
  const by = await nameOf(tx, actor);
  await tell(tx, deps, {
    subject: 'A doctor was let in',
    title: `${by} let ${doctor.name} in as a doctor`,
    text: `Licence ${doctor.licenseNumber ?? 'not known'}. If you do not know why, ask ${by}, and disable the account.`,
    link: `/admin/people/${doctor.id}`,
  });
}

const MOST_NAMED = 20;

/** Many at once are one piece of news, with whom it is about. */
export async function tellOfPeople(tx: Tx, deps: Deps, actor: Actor, people: readonly string[]): Promise<void> {
  const by = await nameOf(tx, actor);
  const more = people.length > MOST_NAMED ? ` and ${people.length - MOST_NAMED} more` : '';
  const count = people.length === 1 ? 'one person' : `${people.length} people`;
  await tell(tx, deps, {
    subject: 'People were invited from a file',
    title: `${by} invited ${count} from a file`,
    text: `${people.slice(0, MOST_NAMED).join(', ')}${more}. If you do not know why, ask ${by}, and disable the accounts.`,
    link: '/admin/people',
  });
}

type Edited = { id: string; name: string; changes: readonly string[] };

/** Whose name and licence stand under prescriptions is not changed by one administrator unseen. */
export async function tellOfChange(tx: Tx, deps: Deps, actor: Actor, { id, name, changes }: Edited): Promise<void> {
  const by = await nameOf(tx, actor);
  await tell(tx, deps, {
    subject: 'The name or licence of a doctor was changed',
    title: `${by} changed what the clinic knows of ${name}`,
    text: `${changes.join(' ')} If this is wrong, put it right under People and ask ${by}.`,
    link: `/admin/people/${id}`,
    except: id,
  });
}

export async function nameOf(tx: Tx, { accountId }: Actor): Promise<string> {
  return (await findPeople(tx, [accountId])).get(accountId)?.name ?? 'An administrator';
}

type News = { subject: string; title: string; text: string; link: ScreenLink; except?: string };

async function tell(tx: Tx, deps: Deps, { subject, title, text, link, except }: News): Promise<void> {
  for (const to of await enabledAdministrators(tx)) {
    if (to === except) continue;
    const mail = { subject, text: `${title}. ${text}` };
    await notify(tx, deps, { to, kind: 'administrator', title, text, link, mail });
  }
}
