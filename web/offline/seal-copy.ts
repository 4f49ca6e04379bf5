// The copy on the phone, sealed with a key that no script can read out. It keeps what lies in the browser's database from
// being read as text; it does not keep out whoever can unlock the phone and open this app.
import { DAY_MS } from '#contract/durations.ts';
import { KEPT_DAYS } from '#contract/patients/kept-days.ts';
import type { PhoneCopy } from '#contract/patients/phone-copy.ts';

/** A new shape gets a new number: an older copy is deleted, not guessed at. */
const SHAPE = 1;
const NONCE_BYTES = 12;

export type SealedCopy = { accountId: string; keptAt: number; nonce: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer };

export const makeKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

export async function sealCopy(
  key: CryptoKey,
  accountId: string,
  copy: PhoneCopy,
  now = Date.now(),
): Promise<SealedCopy> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const plain = new TextEncoder().encode(JSON.stringify(copy));
  const sealed = await crypto.subtle.encrypt(boundTo(nonce, accountId, now), key, plain);
  return { accountId, keptAt: now, nonce, sealed };
}

/** Null for one that is too old, of somebody else, or was changed. */
export async function openCopy(
  key: CryptoKey,
  { accountId, keptAt, nonce, sealed }: SealedCopy,
  { owner, now = Date.now() }: { owner: string; now?: number },
): Promise<PhoneCopy | null> {
  if (accountId !== owner || now - keptAt > KEPT_DAYS * DAY_MS) return null;
  try {
    const plain = await crypto.subtle.decrypt(boundTo(nonce, accountId, keptAt), key, sealed);
    return JSON.parse(new TextDecoder().decode(plain));
  } catch {
    return null;
  }
}

const boundTo = (iv: Uint8Array<ArrayBuffer>, accountId: string, keptAt: number) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(`${SHAPE} ${accountId} ${keptAt}`),
});
