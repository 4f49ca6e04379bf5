// Reads a CSV file as spreadsheets save it: with or without a byte order mark, with commas, semicolons or tabs.

export type CsvRow = { line: number; cells: string[] };
export type CsvMistake = { line: number; why: string };

/** Rows with the line on which each begins; empty ones are left out. A file that is no text gives one mistake. */
export function readCsv(text: string): { rows: CsvRow[]; mistake: CsvMistake | null } {
  const plain = text.replace(/^\uFEFF/, '');
  const spoilt = plain.split('\n').findIndex((line) => line.includes('\uFFFD') || line.includes('\0'));
  if (spoilt >= 0)
    return { rows: [], mistake: { line: spoilt + 1, why: 'This is not UTF-8. Save the file as CSV UTF-8.' } };
  const separator = separatorOf(plain);
  const rows: CsvRow[] = [];
  let [cells, cell, line, begunOn]: [string[], string, number, number] = [[], '', 1, 1];
  let quotedOn: number | null = null;
  let wasQuoted = false;
  const endCell = () => {
    cells.push(wasQuoted ? cell : cell.trim());
    cell = '';
    wasQuoted = false;
  };
  const endRow = () => {
    endCell();
    if (cells.some((one) => one !== '')) rows.push({ line: begunOn, cells: cells.map(withoutGuard) });
    cells = [];
  };
  for (let at = 0; at < plain.length; at += 1) {
    const sign = plain[at] ?? '';
    if (sign === '\n') line += 1;
    if (quotedOn !== null) {
      if (sign !== '"') cell += sign;
      else if (plain[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quotedOn = null;
    } else if (sign === '"' && cell.trim() === '') {
      cell = '';
      quotedOn = line;
      wasQuoted = true;
    } else if (sign === separator) endCell();
    else if (sign === '\n') {
      endRow();
      begunOn = line;
    } else if (sign !== '\r') cell += sign;
  }
  if (quotedOn !== null) return { rows, mistake: { line: quotedOn, why: 'A quotation mark is never closed.' } };
  endRow();
  return { rows, mistake: null };
}

/** The first line is the heads: what stands between them most often. */
function separatorOf(text: string): string {
  const [heads = ''] = text.split('\n', 1);
  const count = (sign: string) => heads.split(sign).length;
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ',';
}

/** Our own files guard against formulas with an apostrophe. */
const withoutGuard = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r])/, '');
