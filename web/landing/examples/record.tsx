import { msg, tMarked } from '#web/language/say.ts';

const ENTRIES = [
  { what: msg('HbA1c, 5.6 %'), on: msg('11 Nov'), opened: msg('Opened by Dr. Meera Iyer, 12 Nov 10:42') },
  { what: msg('Chest X-ray'), on: msg('3 Oct'), opened: msg('Opened by Dr. Arjun Nair, 3 Oct 16:05') },
  { what: msg('Visit, Cardiology'), on: msg('24 Aug'), opened: msg('Opened by you, 25 Aug 09:18') },
];

export function RecordExample() {
  return (
    <ul className="rows">
      {ENTRIES.map((entry) => (
        <li key={entry.what}>
          <b>{tMarked(entry.what)}</b>
          <span>{tMarked(entry.on)}</span>
          <span className="rows-wide">{tMarked(entry.opened)}</span>
        </li>
      ))}
    </ul>
  );
}
