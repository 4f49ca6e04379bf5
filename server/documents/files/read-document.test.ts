import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { writePdf } from '#server/demo/documents/write-pdf.ts';
import { aHeic, aJpeg, aJpegWithMetadata, aPng } from '#server/triage/testing-photos.ts';
import { aLockedPdf, aPdf, aPdfWithBrokenPage } from '../testing.ts';
import { readDocument } from './read-document.ts';

const isFull = process.env.NADI_TEST_FULL === '1';

const stateOf = async (bytes: Buffer) => (await readDocument(bytes)).pages.map(({ state }) => state);

describe('a PDF', () => {
  test('becomes a plain picture of each page, in order', async () => {
    const { source, pages } = await readDocument(aPdf(3));

    expect([source, pages.length]).toEqual(['pdf', 3]);
    for (const { jpeg, width, height, state } of pages) {
      const made = await sharp(jpeg ?? Buffer.alloc(0)).metadata();
      expect([made.format, made.width, made.height, made.exif, state]).toEqual([
        'jpeg',
        width,
        height,
        undefined,
        'read',
      ]);
      // A4 at the longest side that is kept.
      expect([width, height]).toEqual([1447, 2048]);
      expect(jpeg?.includes(Buffer.from('Haemoglobin'))).toBe(false);
    }
    const [first, second] = pages;
    expect(first?.jpeg?.equals(second?.jpeg ?? Buffer.alloc(0))).toBe(false);
  });

  test('that begins after a line of something else is one all the same', async () => {
    expect(await stateOf(Buffer.concat([Buffer.from('mailed by a program\n'), aPdf()]))).toEqual(['read']);
  });

  test('with an empty page says which one is empty', async () => {
    expect(await stateOf(writePdf([['A report', 'Sodium 139'], []]))).toEqual(['read', 'blank']);
  });

  test('with a page that cannot be read says which one, and keeps the others', async () => {
    expect(await stateOf(aPdfWithBrokenPage())).toEqual(['read', 'unread', 'read']);
  });

  test.runIf(isFull)('of twenty pages is read, of one more is not', async () => {
    expect(await stateOf(aPdf(20))).toHaveLength(20);
    await expect(readDocument(aPdf(21))).rejects.toMatchObject({ code: 'document_too_many_pages' });
  });

  test('as large as a wall is drawn at the same size as any other', async () => {
    const wall = Buffer.from(aPdf().toString('latin1').replace('[0 0 595 842]', '[0 0 14000 9]'), 'latin1');
    const { pages } = await readDocument(wall);
    expect([pages[0]?.width, (pages[0]?.height ?? 99) < 3]).toEqual([2048, true]);
  });
});

describe('a photo', () => {
  test('is taken as a picture without metadata', async () => {
    const { source, pages } = await readDocument(await aJpegWithMetadata());
    expect([source, pages[0]?.state]).toEqual(['photo', 'read']);
    for (const secret of ['Asha', '77.5946', 'Exif']) expect(pages[0]?.jpeg?.includes(Buffer.from(secret))).toBe(false);
  });

  test.each<[string, Parameters<typeof aJpeg>[0], string]>([
    ['blurred', { blur: 14 }, 'blurred'],
    ['too dark', { light: 14 }, 'dark'],
    ['very small', { width: 200, height: 160 }, 'small'],
    ['as bright as paper', { light: 255 }, 'read'],
  ])('that is %s says so', async (_how, input, state) => {
    expect(await stateOf(await aJpeg(input))).toEqual([state]);
  });

  test('that hides a PDF is a photo', async () => {
    const { source } = await readDocument(Buffer.concat([await aPng(), aPdf()]));
    expect(source).toBe('photo');
  });
});

describe('anything else is refused at the field, with what to do', () => {
  test.each<[string, string, () => Buffer | Promise<Buffer> | undefined]>([
    ['no file', 'document_needed', () => undefined],
    ['an empty file', 'document_needed', () => Buffer.alloc(0)],
    ['a PDF with a password', 'document_encrypted', aLockedPdf],
    ['the first bytes of a PDF and nonsense', 'document_broken', () => Buffer.from('%PDF-1.7 and so on')],
    ['half a PDF', 'document_broken', () => Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog')],
    ['a HEIC photo', 'image_is_heic', aHeic],
    ['a letter of a word processor', 'document_unreadable', () => Buffer.from('PK\x03\x04 word/document.xml')],
    ['a drawing in SVG', 'document_unreadable', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['half a photo', 'document_unreadable', async () => (await aJpeg()).subarray(0, 900)],
    ['a program', 'document_unreadable', () => Buffer.from('MZ\x90\x00\x03')],
  ])('%s', async (_what, code, make) => {
    await expect(readDocument(await make())).rejects.toMatchObject({
      code,
      fields: { document: expect.stringMatching(/\w{3,}\.$/) },
    });
  });
});
