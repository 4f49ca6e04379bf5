// Runs in a thread of its own for one PDF: draws every page, and encodes the drawings as plain pictures. A file that is made to
// break a reader breaks here, and this thread can be ended from outside. No script of a PDF runs: the reader has none.
import { parentPort, workerData } from 'node:worker_threads';
import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';

export type PdfJob = { bytes: Uint8Array; mostPages: number };
export type DrawnPage = { jpeg: Uint8Array; width: number; height: number; isBlank: boolean };
export type PdfDone =
  /** Null: this page could not be read. */
  { ok: true; pages: (DrawnPage | null)[] } | { ok: false; why: 'encrypted' | 'broken' | 'too-many-pages' };

// A sheet of A4 at about 175 dots an inch: small print can be read, and the page weighs a few hundred kB.
const LONGEST_SIDE = 2048;
const LARGEST_SCALE = 4;
/** Of one page. */
const MOST_BYTES = 600_000;
// The limits of a thread do not hold for WebAssembly, so that its memory is limited here. The file, the page that is drawn and
// the pictures on it fit well.
const MOST_MEMORY = 384 * 1024 * 1024;
const WASM_PAGE = 64 * 1024;

sharp.cache(false);
sharp.concurrency(1);

function limitMemory(): void {
  const { prototype } = WebAssembly.Memory;
  const grow = prototype.grow;
  prototype.grow = function growWithin(this: WebAssembly.Memory, pages: number): number {
    if (this.buffer.byteLength + pages * WASM_PAGE > MOST_MEMORY)
      throw new RangeError('The PDF takes too much memory.');
    return grow.call(this, pages);
  };
}

async function readPdf({ bytes, mostPages }: PdfJob): Promise<PdfDone> {
  limitMemory();
  const library = await PDFiumLibrary.init();
  let pdf: PDFiumDocument;
  try {
    pdf = await library.loadDocument(bytes);
  } catch (error) {
    const isLocked = error instanceof Error && /password|security/i.test(error.message);
    return { ok: false, why: isLocked ? 'encrypted' : 'broken' };
  }
  const count = pdf.getPageCount();
  if (count > mostPages) return { ok: false, why: 'too-many-pages' };
  const pages: (DrawnPage | null)[] = [];
  for (let index = 0; index < count; index += 1) pages.push(await drawPage(pdf, index).catch(() => null));
  return pages.some((page) => page !== null) ? { ok: true, pages } : { ok: false, why: 'broken' };
}

async function drawPage(pdf: PDFiumDocument, index: number): Promise<DrawnPage | null> {
  const page = pdf.getPage(index);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  // A page that is not there has no size.
  if (!(originalWidth > 0 && originalHeight > 0)) return null;
  const scale = Math.min(LONGEST_SIDE / Math.max(originalWidth, originalHeight), LARGEST_SCALE);
  const size = {
    width: Math.max(1, Math.round(originalWidth * scale)),
    height: Math.max(1, Math.round(originalHeight * scale)),
  };
  const { data } = await page.render({ ...size, scale: 1, renderFormFields: true });
  return { jpeg: await encode(data, size), ...size, isBlank: isOfOneColour(data) };
}

/** As fine as the weight of a page allows; only a page full of noise needs more than the first. */
async function encode(data: Uint8Array, size: { width: number; height: number }): Promise<Buffer> {
  let jpeg = Buffer.alloc(0);
  for (const quality of [82, 55, 25, 5]) {
    jpeg = await sharp(data, { raw: { ...size, channels: 4 } })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality })
      .toBuffer();
    if (jpeg.length <= MOST_BYTES) break;
  }
  return jpeg;
}

function isOfOneColour(pixels: Uint8Array): boolean {
  const all = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.byteLength / 4);
  const first = all[0];
  return all.every((pixel) => pixel === first);
}

const port = parentPort;
if (port) {
  const done = await readPdf(workerData as PdfJob).catch((): PdfDone => ({ ok: false, why: 'broken' }));
  port.postMessage(done);
}
