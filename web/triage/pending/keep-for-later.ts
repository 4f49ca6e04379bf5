// Results that are not in the record yet: made while the network was gone, or as a guest who then registers to book.
import { HOUR_MS } from '#contract/durations.ts';
import type { SavedRecord } from '#contract/triage/symptom-records.ts';
import { dropDraft, keepDraft, readDraft } from '#web/ui/forms/draft.ts';

/** `accountId` null: of a guest, for whoever registers or logs in next in this tab, for an hour. */
type Waiting = { record: SavedRecord; key: string; accountId: string | null; at: number };
type Kept = { waiting: Waiting[] };

const NAME = 'nadi-symptoms';
const GUEST_WAITS_MS = HOUR_MS;

export function keepForLater(record: SavedRecord, accountId: string | null) {
  const waiting = read();
  const said = JSON.stringify(record);
  if (waiting.some((each) => each.accountId === accountId && JSON.stringify(each.record) === said)) return;
  write([...waiting, { record, key: crypto.randomUUID(), accountId, at: Date.now() }]);
}

/** What this person may save now. Another's stays another's. */
export const waitingFor = (accountId: string, now = Date.now()) =>
  read().filter((each) => each.accountId === accountId || (each.accountId === null && now - each.at < GUEST_WAITS_MS));

export const forgetWaiting = (key: string) => write(read().filter((each) => each.key !== key));

const read = (): Waiting[] => readDraft<Kept>(NAME).waiting ?? [];

function write(waiting: Waiting[]) {
  if (waiting.length > 0) keepDraft(NAME, { waiting } satisfies Kept);
  else dropDraft(NAME);
}
