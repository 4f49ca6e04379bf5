/** One line of a CSV file (RFC 4180). Every text is quoted. */
export const csvLine = (cells: readonly (string | number | null)[]): string => `${cells.map(cell).join(',')}\r\n`;

// A spreadsheet would carry out what begins like this, also behind what another one takes for the end of a cell.
const LIKE_A_FORMULA = /(^|[;,\t\r\n])(?=[=+\-@\t\r])/g;

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  return `"${value.replace(LIKE_A_FORMULA, "$1'").replaceAll('"', '""')}"`;
}
