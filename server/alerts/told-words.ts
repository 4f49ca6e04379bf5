// What was told with a call for help, a line for each time: first what the patient told, then what was told for them, the newest
// first. Nobody types the sign that ends the beginnings of ours, nor a second line: no words pass for another's.

/** Two of the longest calls of a patient, and one of whoever acts for them, with a place. */
const ROOM = { patient: 1_100, others: 800 };
const LONGEST_CALL = 500;

const NO_BREAK = '\u00a0';
const FOR_THE_PATIENT = `Told for the patient:${NO_BREAK}`;
const LEFT_OUT = `Told earlier and left out here:${NO_BREAK}`;

type Words = { words: string; isForPatient: boolean };

/** Whole, before what the same side told earlier. What finds no room any more is the oldest of that side, and it is counted. */
export function tellMore(told: string | null, { words, isForPatient }: Words): string {
  const lines = told?.split('\n') ?? [];
  const line = `${isForPatient ? FOR_THE_PATIENT : ''}${onOneLine(words)}`;
  const known = lines.filter((each) => !each.startsWith(LEFT_OUT) && each !== line);
  const isForThem = (each: string) => each.startsWith(FOR_THE_PATIENT);
  const all = [line, ...known];
  const kept = [
    ...within(
      ROOM.patient,
      all.filter((each) => !isForThem(each)),
    ),
    ...within(ROOM.others, all.filter(isForThem)),
  ];
  const leftOut = leftOutOf(lines) + all.length - kept.length;
  return [...kept, ...(leftOut > 0 ? [`${LEFT_OUT}${leftOut}`] : [])].join('\n');
}

const leftOutOf = (lines: readonly string[]): number =>
  Number(lines.find((line) => line.startsWith(LEFT_OUT))?.slice(LEFT_OUT.length) ?? 0);

function within(room: number, lines: readonly string[]): string[] {
  let length = 0;
  // The newest is kept however long it is.
  const end = lines.findIndex((line, n) => {
    length += line.length + 1;
    return n > 0 && length > room;
  });
  return lines.slice(0, end === -1 ? lines.length : end);
}

function onOneLine(words: string): string {
  const lines = words.replaceAll(NO_BREAK, ' ').split(/\s*[\n\r\u2028\u2029]\s*/);
  const withStrokes = lines.join(' / ');
  return withStrokes.length <= LONGEST_CALL ? withStrokes : lines.join(' ');
}
