// A doctor's application while it is being written: a reload keeps it, and sending it twice sends it once.
import { applyAsDoctor, type DoctorApplication } from '#contract/staffing/staffing.ts';
import { call } from '#web/api.ts';
import { dropDraft, keepDraft, readDraft } from '#web/ui/forms/draft.ts';

export type ApplicationDraft = Required<DoctorApplication>;

type Kept = { draft: ApplicationDraft; key: string; keyIsFor: string };

const NAME = 'nadi-application';
const EMPTY: ApplicationDraft = { name: '', email: '', phone: '', licenseNumber: '', department: '', message: '' };

export const readApplication = (): ApplicationDraft => ({ ...EMPTY, ...readDraft<Kept>(NAME).draft });

export function keepApplication(draft: ApplicationDraft) {
  const { key, keyIsFor } = readDraft<Kept>(NAME);
  keepDraft(NAME, { draft, key, keyIsFor });
}

/** The same words go under the same key, also after a lost answer and a reload; other words are another request. */
export async function sendApplication(draft: ApplicationDraft) {
  const words = JSON.stringify(draft);
  const kept = readDraft<Kept>(NAME);
  const key = kept.key && kept.keyIsFor === words ? kept.key : crypto.randomUUID();
  keepDraft(NAME, { draft, key, keyIsFor: words } satisfies Kept);
  const answer = await call(applyAsDoctor, { body: draft, idempotencyKey: key });
  dropDraft(NAME);
  return answer;
}
