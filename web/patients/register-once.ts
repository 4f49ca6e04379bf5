// One person, one registration, whatever goes wrong on the way: a double click, a lost answer, a reload, a second try.
import { registerPatient } from '../../contract/patients.ts';
import { call } from '../api.ts';
import { ApiRefusal } from '../refusal.ts';
import { type Details, detailsOf, isSame } from './details.ts';
import {
  forget,
  type Kept,
  keep,
  NOTHING_TYPED,
  type Registered,
  type RegistrationDraft,
  readKept,
} from './registration-draft.ts';

/** An earlier try was registered after all, with details or a password that are not those in the form now. */
export class RegisteredBefore extends Error {
  override readonly name = 'RegisteredBefore';
  readonly earlier: Details;

  constructor(earlier: Details) {
    super('You are registered already.');
    this.earlier = earlier;
  }
}

/** `isPasswordSure`: false when an unanswered try, perhaps with another password, may be the one that counts. */
export type Outcome = { registered: Registered; isPasswordSure: boolean };

export function openRegistration() {
  let kept = readKept();
  /** Passwords of this page's tries, in memory only. Those of tries before a reload are not known. */
  let passwords: string[] = [];
  let isResumed = kept.sent.length > 0;

  const store = (next: Kept) => {
    kept = next;
    keep(next);
  };
  const isSure = (password: string) => !isResumed && passwords.every((each) => each === password);

  return {
    kept: () => kept,
    keepDetails: (details: Details) => store({ ...kept, details: detailsOf(details) }),

    async register(draft: RegistrationDraft): Promise<Outcome> {
      const details = detailsOf(draft);
      const { registered, sent } = kept;
      if (registered && !(isSame(registered, details) && isSure(draft.password)))
        throw new RegisteredBefore(registered);

      const isPasswordSure = isSure(draft.password);
      passwords = [...passwords, draft.password];
      // Written down before it is sent: after a reload in between, something may have arrived.
      store({ ...kept, details, sent: withDetails(sent, details) });
      try {
        const { pud } = await send(draft, kept.key);
        store({ ...kept, registered: registered ?? { ...details, pud, registeredAt: new Date().toISOString() } });
        return { registered: kept.registered as Registered, isPasswordSure };
      } catch (error) {
        if (!(error instanceof ApiRefusal) || error.status >= 500) throw error;
        // A "no" from the server: this try did nothing.
        passwords = passwords.slice(0, -1);
        store({ ...kept, sent });
        if (error.code === 'key_reused') throw new RegisteredBefore(sent.at(-1) ?? details);
        throw error;
      }
    },

    /** Asks for the answer that was lost. The key is taken, so none of these questions registers anyone anew. */
    async findEarlier(password: string): Promise<Outcome> {
      if (kept.registered) return { registered: kept.registered, isPasswordSure: isSure(password) };
      for (const details of kept.sent) {
        const answer = await send({ ...details, password }, kept.key).catch(nullWhenOther);
        if (!answer) continue;
        const registered = { ...details, pud: answer.pud, registeredAt: new Date().toISOString() };
        store({ ...kept, details, registered });
        return { registered, isPasswordSure: isSure(password) };
      }
      throw new Error('None of the earlier tries was registered.');
    },

    /** From now on it is about someone else. */
    startAnew(details: Details = NOTHING_TYPED) {
      forget();
      kept = { ...readKept(), details: detailsOf(details) };
      passwords = [];
      isResumed = false;
    },
  };
}

export type OpenRegistration = ReturnType<typeof openRegistration>;

function send({ name, email, phone, password }: Details & { password: string }, idempotencyKey: string) {
  return call(registerPatient, { body: { name, email, phone, password, consent: true }, idempotencyKey });
}

function nullWhenOther(error: unknown): null {
  if (error instanceof ApiRefusal && error.code === 'key_reused') return null;
  throw error;
}

const withDetails = (sent: Details[], details: Details) =>
  sent.some((each) => isSame(each, details)) ? sent : [...sent, details];
