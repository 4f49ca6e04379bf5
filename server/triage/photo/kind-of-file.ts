// What a file is, by its first bytes: the name and the type that a browser gives it prove nothing.
export type FileKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'other';

const HEIC_BRANDS = /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/;

export function kindOfFile(bytes: Uint8Array): FileKind {
  const text = (from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1');
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp' && HEIC_BRANDS.test(text(8, 12))) return 'heic';
  return 'other';
}
