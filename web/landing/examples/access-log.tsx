import { Example } from '../coming.tsx';

const ENTRIES = [
  { at: '12 Nov 10:42', who: 'Dr. Meera Iyer', did: 'logged in with a second factor' },
  { at: '11 Nov 18:03', who: 'Administrator', did: 'approved an application' },
  { at: '11 Nov 17:55', who: 'Ananya Rao', did: 'changed her password' },
];

/** The trail as it is kept today: logins and what people did. */
export function AccessLogExample() {
  return (
    <figure className="log">
      <figcaption>
        <b>The trail, sealed</b>
        <Example />
      </figcaption>
      <ol>
        {ENTRIES.map((entry) => (
          <li key={entry.at}>
            <span className="log-at">{entry.at}</span>
            <span>
              <b>{entry.who}</b> {entry.did}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
