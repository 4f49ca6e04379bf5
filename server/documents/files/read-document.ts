// A file that a patient sent becomes pictures of its pages, or a sentence at the field that says what to do instead. The file
// itself goes no further than this.
import { Worker } from 'node:worker_threads';
import { DOCUMENT_MAX_PAGES } from '#contract/patients/document-limits.ts';
import type { PageState } from '#contract/patients/documents.ts';
import { REFUSALS, type RefusalCode } from '#contract/refusals.ts';
import type { PhotoFault } from '#contract/triage/photo-advice.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { limitConcurrency } from '#server/platform/workers/limit-concurrency.ts';
import { kindOfFile, readPhoto } from '#server/triage/photo/read-photo.ts';
import type { DrawnPage, PdfDone, PdfJob } from './pdf-worker.ts';

export type ReadPage =
  | { state: Exclude<PageState, 'unread'>; jpeg: Buffer; width: number; height: number }
  | { state: 'unread'; jpeg: null; width: null; height: null };
export type ReadDocument = { source: 'photo' | 'pdf'; pages: ReadPage[] };

// A busy server draws slowly; twenty usual pages take a few seconds.
const LONGEST_MS = 30_000;
// Drawing takes a core to itself.
const inTurn = limitConcurrency(1);
// Each of those who wait holds its file in memory.
const MAX_WAITING = 6;
// Nobody keeps the others waiting: what one account sends while its last file is read is asked to come again.
const MAX_WAITING_OF_ONE = 2;
const underWay: string[] = [];

export async function readDocument(bytes: Buffer | undefined, accountId = ''): Promise<ReadDocument> {
  if (!bytes || bytes.length === 0) throw atField('document_needed');
  if (isPdf(bytes)) return { source: 'pdf', pages: await readPdf(bytes, accountId) };
  return { source: 'photo', pages: [await readPicture(bytes)] };
}

const atField = (code: RefusalCode): Refusal => new Refusal(code, { fields: { document: REFUSALS[code].message } });

// By its first bytes: the name of a file proves nothing. Some programs write a line before them, as readers allow; what begins
// as a picture is one.
const HEAD = Buffer.from('%PDF-');
const HEAD_WITHIN = 1_024;

const isPdf = (bytes: Buffer): boolean =>
  kindOfFile(bytes) === 'other' && bytes.subarray(0, HEAD_WITHIN).includes(HEAD);

/** The same way as a photo of the skin; paper is bright, so that light is no fault here. */
async function readPicture(bytes: Buffer): Promise<ReadPage> {
  try {
    const { jpeg, width, height, faults } = await readPhoto(bytes);
    return { state: stateOf(faults), jpeg, width, height };
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'unavailable') throw error;
    throw atField(error.code === 'image_unreadable' ? 'document_unreadable' : error.code);
  }
}

function stateOf(faults: readonly PhotoFault[]): Exclude<PageState, 'unread'> {
  return faults.find((fault) => fault !== 'bright') ?? 'read';
}

const WHY = {
  encrypted: 'document_encrypted',
  broken: 'document_broken',
  'too-many-pages': 'document_too_many_pages',
  'too-slow': 'document_too_slow',
} as const satisfies Record<string, RefusalCode>;

async function readPdf(bytes: Buffer, accountId: string): Promise<ReadPage[]> {
  const ofThisOne = underWay.filter((one) => one === accountId).length;
  if (underWay.length >= MAX_WAITING || ofThisOne >= MAX_WAITING_OF_ONE) {
    throw new Refusal('unavailable', { retryAfterSeconds: 5 });
  }
  underWay.push(accountId);
  const done = await inTurn('documents', () => draw({ bytes, mostPages: DOCUMENT_MAX_PAGES })).finally(() => {
    underWay.splice(underWay.indexOf(accountId), 1);
  });
  if (!done.ok) throw atField(WHY[done.why]);
  return done.pages.map(pageOf);
}

function pageOf(drawn: DrawnPage | null): ReadPage {
  if (drawn === null) return { state: 'unread', jpeg: null, width: null, height: null };
  const { jpeg, width, height, isBlank } = drawn;
  return { state: isBlank ? 'blank' : 'read', jpeg: Buffer.from(jpeg), width, height };
}

type Drawn = PdfDone | { ok: false; why: 'too-slow' };

/** Draws in a thread with little memory and a time limit. */
function draw(job: PdfJob): Promise<Drawn> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
      workerData: job,
      resourceLimits: { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    });
    const end = (done: Drawn) => {
      clearTimeout(timer);
      resolve(done);
      void worker.terminate();
    };
    const timer = setTimeout(() => end({ ok: false, why: 'too-slow' }), LONGEST_MS);
    worker.once('message', end);
    worker.once('error', () => end({ ok: false, why: 'broken' }));
    worker.once('exit', () => end({ ok: false, why: 'broken' }));
  });
}
