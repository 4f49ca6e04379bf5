// The only reader of uploads: multipart/form-data with one file, the body as JSON in the part `details`, and plain text
// parts beside it. Everything has its limit, and nothing is written to disk.
import fastifyMultipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { REFUSALS, type RefusalCode } from '#contract/refusals.ts';
import { Refusal } from '../refusal.ts';
import { limitConcurrency } from '../workers/limit-concurrency.ts';

export type Upload = { bytes: Buffer };

const UPLOAD_MAX_BYTES = 10_000_000;
const TEXT_PART_MAX_BYTES = 50_000;
const MAX_TEXT_PARTS = 8;

/** Only where an endpoint takes a file: everywhere else this content type stays unknown. */
export async function acceptUploads(scope: FastifyInstance, maxBytes = UPLOAD_MAX_BYTES): Promise<void> {
  await scope.register(fastifyMultipart, {
    limits: {
      files: 1,
      // One more than allowed, so that a file at the limit is told from one above it.
      fileSize: maxBytes + 1,
      fields: MAX_TEXT_PARTS,
      fieldSize: TEXT_PART_MAX_BYTES,
      parts: MAX_TEXT_PARTS + 1,
      fieldNameSize: 60,
      headerPairs: 20,
    },
    throwFileSizeLimit: false,
  });
}

// A file lies in memory while it is read. What comes beyond these waits on its connection.
const inTurnOfOne = limitConcurrency(4);
const inTurnOfAll = limitConcurrency(24);

type Sent = { body: Record<string, unknown>; upload: Upload | null };
/** `whose`: the account, or the address of a visitor. */
type Expected = { name: string; maxBytes?: number; whose: string };

export const readUpload = (request: FastifyRequest, { name, maxBytes = UPLOAD_MAX_BYTES, whose }: Expected) =>
  inTurnOfOne(whose, () => inTurnOfAll('uploads', () => readParts(request, name, maxBytes)));

async function readParts(request: FastifyRequest, fileName: string, maxBytes: number): Promise<Sent> {
  const body: Record<string, unknown> = Object.create(null);
  let upload: Upload | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') upload = await readFile(part, fileName, maxBytes);
      else addText(body, part);
    }
  } catch (error) {
    throw error instanceof Refusal ? error : refusalFor(error);
  }
  return { body, upload };
}

/** What a file that is too large is told, by the name of its part. */
const TOO_LARGE: Partial<Record<string, RefusalCode>> = { image: 'image_too_large', document: 'document_too_large' };

async function readFile(part: MultipartFile, fileName: string, maxBytes: number): Promise<Upload> {
  if (part.fieldname !== fileName) {
    throw new Refusal('bad_input', { fields: { [part.fieldname]: 'This field is not known.' } });
  }
  const bytes = await part.toBuffer();
  if (bytes.length > maxBytes) {
    const code = TOO_LARGE[fileName] ?? 'too_large';
    throw new Refusal(code, { fields: { [fileName]: REFUSALS[code].message } });
  }
  return { bytes };
}

/** `details` is spread out; any other part is a plain text of its own name. */
function addText(body: Record<string, unknown>, part: MultipartValue): void {
  if (part.valueTruncated || part.fieldnameTruncated) throw new Refusal('too_large');
  if (part.fieldname !== 'details') body[part.fieldname] = part.value;
  else for (const [name, value] of Object.entries(readJson(part.value))) body[name] = value;
}

function readJson(sent: unknown): object {
  try {
    // A part that calls itself JSON comes here parsed.
    const value: unknown = typeof sent === 'string' ? JSON.parse(sent) : sent;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Said below.
  }
  throw new Refusal('bad_input', { fields: { details: 'This must be JSON.' } });
}

const TOO_MUCH = /^FST_(REQ_FILE_TOO_LARGE|FILES_LIMIT|FIELDS_LIMIT|PARTS_LIMIT)$/;

function refusalFor(error: unknown): Refusal {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return new Refusal(TOO_MUCH.test(code) ? 'too_large' : 'malformed_body');
}
