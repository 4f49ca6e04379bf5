// The simplest PDF there is: lines of text on sheets of A4, in a font that every reader has.

const TOP = 780;
const LEFT = 60;
const LEADING = 20;

/** One list of lines for each page; the first line of a page is its heading. */
export function writePdf(pages: readonly (readonly string[])[]): Buffer {
  const firstPage = 5;
  const ids = pages.map((_, index) => firstPage + index * 2);
  const kids = ids.map((id) => `${id} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((lines, index) => pageOf(lines, (ids[index] ?? 0) + 1)),
  ];
  return assemble(objects);
}

function pageOf(lines: readonly string[], contentId: number): [page: string, content: string] {
  const shown = lines.map((line, index) => {
    const [font, size] = index === 0 ? ['B', 18] : ['R', 12];
    return `BT /${font} ${size} Tf ${LEFT} ${TOP - index * LEADING} Td (${escaped(line)}) Tj ET`;
  });
  const content = shown.join('\n');
  const fonts = '<< /Font << /R 3 0 R /B 4 0 R >> >>';
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources ${fonts} /Contents ${contentId} 0 R >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
}

const escaped = (line: string) => line.replace(/[\\()]/g, '\\$&');

function assemble(objects: readonly string[]): Buffer {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
