const ENTRIES = [
  { what: 'HbA1c, 5.6 %', on: '11 Nov', opened: 'Opened by Dr. Meera Iyer, 12 Nov 10:42' },
  { what: 'Chest X-ray', on: '3 Oct', opened: 'Opened by Dr. Arjun Nair, 3 Oct 16:05' },
  { what: 'Visit, Cardiology', on: '24 Aug', opened: 'Opened by you, 25 Aug 09:18' },
];

export function RecordExample() {
  return (
    <ul className="rows">
      {ENTRIES.map((entry) => (
        <li key={entry.what}>
          <b>{entry.what}</b>
          <span>{entry.on}</span>
          <span className="rows-wide">{entry.opened}</span>
        </li>
      ))}
    </ul>
  );
}
