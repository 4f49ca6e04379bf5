// One person, one registration, whatever goes wrong on the way: a double click, a lost answer, a reload, a second try.
import { registerPatient } from '#contract/patients/patients.ts';
import { call } from '#web/api.ts';
import { ApiRefusal } from '#web/refusal.ts';
import { type Details, detailsOf, isSame } from '../details/details.ts';
import {
  forget,
  type Kept,
  keep,
  NOTHING_TYPED,
  type Registered,
  type RegistrationDraft,
  readKept,
} from './registration-draft.ts';

type Difference = 'details' | 'password';

/** An earlier try was registered after all, with details or a password that are not those in the form now. */
export class RegisteredBefore extends Error {
  override readonly name = 'RegisteredBefore';
  readonly earlier: Details;
  readonly differsIn: Difference;

  constructor(earlier: Details, differsIn: Difference) {
    super('You are registered already.');
    this.earlier = earlier;
    this.differsIn = differsIn;
  }
}

/** `isPasswordSure`: false when the patient is known here, but not whether this password is the one that counts. */
export type Outcome = { registered: Registered; isPasswordSure: boolean };

export function openRegistration() {
  let kept = readKept();
  const store = (next: Kept) => {
    kept = next;
    keep(next);
  };
  const settled = (details: Details, pud: string): Outcome => {
    store({ ...kept, registered: kept.registered ?? { ...details, pud, registeredAt: new Date().toISOString() } });
    return { registered: kept.registered as Registered, isPasswordSure: true };
  };

  return {
    kept: () => kept,
    keepDetails: (details: Details) => store({ ...kept, details: detailsOf(details) }),

    /** The server compares the password too: an answer means that this one counts. */
    async register(draft: RegistrationDraft): Promise<Outcome> {
      const details = detailsOf(draft);
      const { registered, sent } = kept;
      if (registered && !isSame(registered, details)) throw new RegisteredBefore(registered, 'details');
      // Written down before it is sent: after a reload in between, something may have arrived.
      store({ ...kept, details, sent: withDetails(sent, details) });
      try {
        const { pud } = await send(draft, kept.key);
        return settled(details, pud);
      } catch (error) {
        if (!(error instanceof ApiRefusal) || error.status >= 500) throw error;
        if (error.code === 'password_differs') throw new RegisteredBefore(details, 'password');
        // Any other "no" from the server: this try did nothing.
        store({ ...kept, sent });
        if (error.code === 'key_reused') throw new RegisteredBefore(sent.at(-1) ?? details, 'details');
        throw error;
      }
    },

    /** Asks for the answer that was lost. The key is taken, so none of these questions registers anyone anew. */
    async findEarlier(password: string): Promise<Outcome> {
      if (kept.registered) {
        const isSure = await send({ ...kept.registered, password }, kept.key).then(
          () => true,
          () => false,
        );
        return { registered: kept.registered, isPasswordSure: isSure };
      }
      for (const details of kept.sent) {
        const answer = await send({ ...details, password }, kept.key).catch(nullWhenOther);
        if (!answer) continue;
        store({ ...kept, details });
        return settled(details, answer.pud);
      }
      throw new Error('None of the earlier tries was registered.');
    },

    /** Forgets earlier tries: the form is about someone else now. */
    startAnew(details: Details = NOTHING_TYPED) {
      forget();
      kept = { ...readKept(), details: detailsOf(details) };
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
