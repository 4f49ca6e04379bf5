// A photo that someone sent becomes a plain JPEG, or a sentence that says what to do instead.
import { Worker } from 'node:worker_threads';
import type { PhotoFault } from '#contract/triage/photo-advice.ts';
import { PHOTO_MAX_PIXELS } from '#contract/triage/symptom-limits.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { limitConcurrency } from '#server/platform/workers/limit-concurrency.ts';
import type { PhotoDone, PhotoJob } from './photo-worker.ts';

export type Photo = { jpeg: Buffer; width: number; height: number; faults: PhotoFault[] };

const LONGEST_MS = 15_000;
const inTurn = limitConcurrency(2);
// Each of those who wait holds its photo in memory.
const MAX_WAITING = 12;
let underWay = 0;

export async function readPhoto(bytes: Buffer | undefined): Promise<Photo> {
  if (!bytes || bytes.length === 0) throw new Refusal('image_needed', { fields: { image: 'Choose a photo.' } });
  const kind = kindOfFile(bytes);
  if (kind === 'heic') throw new Refusal('image_is_heic');
  if (kind === 'other') throw new Refusal('image_unreadable');
  const done = await decodeInTurn({ bytes, mostPixels: PHOTO_MAX_PIXELS });
  if (!('jpeg' in done)) throw refusalFor(done);
  const { jpeg, width, height, faults } = done;
  return { jpeg: Buffer.from(jpeg), width, height, faults };
}

export type Logo = { png: Buffer; width: number; height: number };

/** A PNG or a JPEG becomes a small PNG. */
export async function readLogo(bytes: Buffer | undefined): Promise<Logo> {
  if (!bytes || bytes.length === 0) throw new Refusal('image_needed', { fields: { image: 'Choose a picture.' } });
  const kind = kindOfFile(bytes);
  if (kind === 'heic') throw new Refusal('image_is_heic');
  if (kind !== 'png' && kind !== 'jpeg') {
    throw new Refusal('image_unreadable', { fields: { image: 'Choose a PNG or a JPEG.' } });
  }
  const done = await decodeInTurn({ bytes, mostPixels: PHOTO_MAX_PIXELS, isLogo: true });
  if (!('png' in done)) throw refusalFor(done);
  return { png: Buffer.from(done.png), width: done.width, height: done.height };
}

async function decodeInTurn(job: PhotoJob): Promise<PhotoDone> {
  if (underWay >= MAX_WAITING) throw new Refusal('unavailable', { retryAfterSeconds: 5 });
  underWay += 1;
  return inTurn('photos', () => decode(job)).finally(() => {
    underWay -= 1;
  });
}

const refusalFor = (done: PhotoDone): Refusal =>
  new Refusal(!done.ok && done.why === 'too-many-pixels' ? 'image_too_many_pixels' : 'image_unreadable');

const BROKEN: PhotoDone = { ok: false, why: 'unreadable' };

/** Loading the decoder takes longer than most photos, so that a thread waits a while for the next one. */
const IDLE_MS = 10_000;
type Thread = { worker: Worker; isEnded: boolean; answer(done: PhotoDone): void; timer?: NodeJS.Timeout };
const idle: Thread[] = [];

/** Decodes in a thread with little memory and a time limit. Only a thread that answered takes another photo. */
function decode(job: PhotoJob): Promise<PhotoDone> {
  const thread = idle.pop() ?? startThread();
  clearTimeout(thread.timer);
  return new Promise((resolve) => {
    thread.answer = resolve;
    thread.timer = setTimeout(() => end(thread), LONGEST_MS);
    thread.worker.ref();
    thread.worker.postMessage(job);
  });
}

function startThread(): Thread {
  const worker = new Worker(new URL('./photo-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
  });
  const thread: Thread = { worker, isEnded: false, answer: () => undefined };
  worker.on('message', (done: PhotoDone) => {
    // Too late: nobody may be given a thread that is ending.
    if (thread.isEnded) return;
    clearTimeout(thread.timer);
    thread.timer = setTimeout(() => end(thread), IDLE_MS).unref();
    // Keeps no process from ending.
    worker.unref();
    idle.push(thread);
    thread.answer(done);
  });
  worker.on('error', () => end(thread));
  worker.on('exit', () => end(thread));
  return thread;
}

function end(thread: Thread): void {
  thread.isEnded = true;
  clearTimeout(thread.timer);
  const at = idle.indexOf(thread);
  if (at >= 0) idle.splice(at, 1);
  void thread.worker.terminate();
  thread.answer(BROKEN);
}

// What a file is, by its first bytes: the name and the type that a browser gives it prove nothing.
type FileKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'other';

const HEIC_BRANDS = /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/;

export function kindOfFile(bytes: Uint8Array): FileKind {
  const text = (from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1');
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp' && HEIC_BRANDS.test(text(8, 12))) return 'heic';
  return 'other';
}
