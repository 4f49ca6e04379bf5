import { randomUUID } from 'node:crypto';
import type { LabOrder } from '#contract/labs/lab-orders.ts';
import { isCriticalFlag } from '#contract/labs/lab-results.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { SealedCell } from '#server/platform/encryption/seal.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { recordResult, type Seen } from '../enter-result.ts';
import { findOrder } from '../find-order.ts';
import { insertFile } from '../store.ts';
import { valuesOf } from '../values-of.ts';

export const MAX_BYTES = 5 * 1024 * 1024;

export const fileIn = (id: string): SealedCell => ({ table: 'lab_files', column: 'sealed', row: id });

type Report = {
  bytes: Buffer | null;
  isAbnormal: boolean;
  isCritical?: boolean | undefined;
  text?: string | undefined;
} & Seen;

export async function uploadReport(
  deps: Deps,
  actor: Actor,
  id: string,
  { bytes, isAbnormal, isCritical = false, text = '', version }: Report,
): Promise<LabOrder> {
  await findOrder(deps, actor, id);
  const pdf = requirePdf(bytes);
  return recordResult(deps, actor, id, version, async (row, tx) => {
    const fileId = randomUUID();
    await insertFile(tx, row.patient_id, {
      id: fileId,
      order_id: id,
      sealed: deps.seal.seal(pdf, fileIn(fileId)),
      bytes: pdf.length,
      uploaded_by: actor.accountId,
      uploaded_at: deps.clock.now(),
    });
    // Values and words that were typed before stay beside the report, and so does what was said of them.
    const values = valuesOf(row);
    const wasCritical = row.is_critical === true && text === '';
    return {
      values,
      text: text || (row.result_text ?? ''),
      isAbnormal: isAbnormal || isCritical || wasCritical || values.some(({ flag }) => flag !== null),
      isCritical: isCritical || wasCritical || values.some(({ flag }) => isCriticalFlag(flag)),
      fileId,
    };
  });
}

function requirePdf(bytes: Buffer | null): Buffer {
  if (!bytes || bytes.length === 0) throw new Refusal('pdf_needed', { fields: { file: 'Choose a PDF.' } });
  if (bytes.length > MAX_BYTES) throw new Refusal('pdf_too_large', { fields: { file: 'At most 5 MB.' } });
  if (!isPdf(bytes)) throw new Refusal('pdf_unreadable', { fields: { file: 'This file is not a PDF.' } });
  return bytes;
}

const HEAD = Buffer.from('%PDF-');
const END = Buffer.from('%%EOF');
// The standard allows a little after the end mark; so does every reader.
const LAST_BYTES = 1_024;

/** Recognises a PDF by its first and last bytes, whatever the file is called. */
const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, HEAD.length).equals(HEAD) && bytes.subarray(-LAST_BYTES).includes(END);
