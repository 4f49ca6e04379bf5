// A photo that someone sent becomes a plain JPEG, or a sentence that says what to do instead.
import { Worker } from 'node:worker_threads';
import { PHOTO_MAX_PIXELS } from '#contract/triage/symptom-limits.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { limitConcurrency } from '#server/platform/workers/limit-concurrency.ts';
import type { PhotoFault } from './judge-photo.ts';
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

  if (underWay >= MAX_WAITING) throw new Refusal('unavailable', { retryAfterSeconds: 5 });
  underWay += 1;
  const done = await inTurn('photos', () => decode({ bytes, mostPixels: PHOTO_MAX_PIXELS })).finally(() => {
    underWay -= 1;
  });
  if (done.ok) {
    const { jpeg, width, height, faults } = done;
    return { jpeg: Buffer.from(jpeg), width, height, faults };
  }
  throw new Refusal(done.why === 'too-many-pixels' ? 'image_too_many_pixels' : 'image_unreadable');
}

const BROKEN: PhotoDone = { ok: false, why: 'unreadable' };

/** Loading the decoder takes longer than most photos, so that a thread waits a while for the next one. */
const IDLE_MS = 10_000;
const idle: { worker: Worker; timer: NodeJS.Timeout }[] = [];

/** Decodes in a thread with little memory and a time limit. Only a thread that answered takes another photo. */
function decode(job: PhotoJob): Promise<PhotoDone> {
  const worker = takeIdle() ?? startWorker();
  return new Promise((resolve) => {
    const end = (done: PhotoDone) => {
      clearTimeout(timer);
      worker.removeAllListeners();
      resolve(done);
    };
    const fail = () => {
      end(BROKEN);
      worker.on('error', () => undefined);
      void worker.terminate();
    };
    const timer = setTimeout(fail, LONGEST_MS);
    worker.once('error', fail);
    worker.once('exit', fail);
    worker.once('message', (done: PhotoDone) => {
      end(done);
      keepIdle(worker);
    });
    worker.ref();
    worker.postMessage(job);
  });
}

const startWorker = () =>
  new Worker(new URL('./photo-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
  });

function takeIdle(): Worker | undefined {
  const spare = idle.pop();
  clearTimeout(spare?.timer);
  spare?.worker.removeAllListeners();
  return spare?.worker;
}

function keepIdle(worker: Worker): void {
  const drop = () => {
    const at = idle.findIndex((spare) => spare.worker === worker);
    if (at >= 0) idle.splice(at, 1);
    void worker.terminate();
  };
  worker.once('error', drop);
  worker.once('exit', drop);
  // Keeps no process from ending.
  worker.unref();
  idle.push({ worker, timer: setTimeout(drop, IDLE_MS).unref() });
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
