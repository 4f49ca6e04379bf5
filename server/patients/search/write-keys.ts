import type { Tx } from '#server/db/connect.ts';
import { formerRecordsOf } from '../merged/store.ts';
import { foldName, wordsToFind } from './fold-name.ts';
import { phoneKey, pudKey } from './read-query.ts';
import { soundsOf } from './sound-of.ts';
import { addKeys, replaceKeys } from './store.ts';

type Findable = { id: string; name: string; pud: string; phone: string };

/** Whenever a name or a phone number is written: the patient is found by the new one, and no longer by the old. */
export async function writeKeys(tx: Tx, { id, name, pud, phone }: Findable): Promise<void> {
  const words = wordsToFind(name);
  await replaceKeys(tx, {
    patientId: id,
    // A space before each word, so that the start of any of them can be asked for.
    name: ` ${words.join(' ')}`,
    words,
    sounds: soundsOf(foldName(name)),
    pud: pudKey(pud),
    phone: phoneKey(phone),
  });
  // Whoever was known under another name, number or PUD before two records were merged is still found by it.
  for (const former of await formerRecordsOf(tx, id)) {
    const words = wordsToFind(former.name);
    await addKeys(tx, {
      ...{ patientId: id, name: ` ${words.join(' ')}`, words, sounds: soundsOf(foldName(former.name)) },
      ...{ pud: pudKey(former.pud), phone: phoneKey(former.phone) },
    });
  }
}
