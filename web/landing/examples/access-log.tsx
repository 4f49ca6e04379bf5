import { msg, t, tMarked } from '#web/language/say.ts';
import { Example } from '../coming.tsx';

const ENTRIES = [
  { at: msg('12 Nov 10:42'), who: 'Dr. Meera Iyer', did: msg('logged in with a second factor') },
  { at: msg('11 Nov 18:03'), who: msg('Administrator'), did: msg('approved an application') },
  { at: msg('11 Nov 17:55'), who: 'Ananya Rao', did: msg('changed her password') },
];

/** The trail as it is kept today: logins and what people did. */
export function AccessLogExample() {
  return (
    <figure className="log">
      <figcaption>
        <b>{t('The trail, sealed')}</b>
        <Example />
      </figcaption>
      <ol>
        {ENTRIES.map((entry) => (
          <li key={entry.at}>
            <span className="log-at">{tMarked(entry.at)}</span>
            <span>
              <b>{tMarked(entry.who)}</b> {tMarked(entry.did)}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
