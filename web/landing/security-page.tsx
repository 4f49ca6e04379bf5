import { msg, shownLanguage, t, tMarked, tRich } from '#web/language/say.ts';
import { clinic } from './clinic.ts';
import { type Control, controlGroups } from './controls.ts';
import { type Assets, Document } from './document.tsx';
import { Icon } from './drawings/icon.tsx';
import { SealedTrail } from './drawings/sealed-trail.tsx';
import { Footer } from './footer.tsx';
import { TopBar } from './top-bar.tsx';

const ADDRESSES = { en: '/security', hi: '/hi/security' } as const;
const count = controlGroups.flatMap((group) => group.controls).length;

export function SecurityPage({ assets }: { assets: Assets }) {
  const home = shownLanguage() === 'hi' ? '/hi' : '/';
  return (
    <Document
      title={t('Security: each control and its test | Nadi')}
      description={t(
        'Every security control of Nadi, what it does, how it works and the automated test that proves it.',
      )}
      inLanguages={ADDRESSES}
      assets={assets}
    >
      <TopBar home={home} inLanguages={ADDRESSES} />
      <main id="main" className="controls">
        <div className="wrap">
          <div className="controls-intro">
            <div>
              <h1>{t('Each control, and the test that proves it')}</h1>
              <p className="lede">
                {t(
                  '{count} controls exist today. Each names the file of the automated test that shows it working, so that anyone with the source can run it. What is not on this list is not claimed.',
                  { count },
                )}
              </p>
            </div>
            <SealedTrail />
          </div>
          <nav className="jumps" aria-label={t('On this page')}>
            {controlGroups.map(({ title }) => (
              <a key={title} href={`#${anchorOf(title)}`}>
                {tMarked(title)}
              </a>
            ))}
            <a href="#your-part">{t('What your clinic adds')}</a>
          </nav>
          {controlGroups.map(({ title, controls }) => (
            <section key={title} className="control-group" id={anchorOf(title)}>
              <h2>{tMarked(title)}</h2>
              <ul className="control-list">
                {controls.map((control) => (
                  <ControlEntry key={control.name} control={control} />
                ))}
              </ul>
            </section>
          ))}
          <YourPart />
        </div>
      </main>
      <Footer home={home} />
    </Document>
  );
}

function ControlEntry({ control }: { control: Control }) {
  return (
    <li className="control">
      <h3>{tMarked(control.name)}</h3>
      <p>{tMarked(control.what)}</p>
      <p className="control-how">{tMarked(control.how)}</p>
      <dl>
        <div>
          <dt>{t('Proved by')}</dt>
          <dd>
            <code lang="en">{control.test}</code>
          </dd>
        </div>
        <div>
          <dt>{t('HIPAA safeguard')}</dt>
          <dd>{tMarked(control.safeguard)}</dd>
        </div>
      </dl>
    </li>
  );
}

function YourPart() {
  return (
    <section className="control-group" id="your-part">
      <h2>{t('What your clinic adds')}</h2>
      <div className="your-part">
        <p>
          {t(
            'Software has safeguards; complying with a law is what a clinic does. These are {clinic}’s own part, and Nadi does not do them:',
            { clinic: clinic.name },
          )}
        </p>
        <ul>
          {PARTS.map((part) => (
            <li key={part}>
              <Icon name="person" />
              {tMarked(part)}
            </li>
          ))}
        </ul>
        <p>
          {tRich('Found a weakness? Write to {email}. Please leave other people’s data alone.', {
            email: <a href={`mailto:${clinic.email}`}>{clinic.email}</a>,
          })}
        </p>
      </div>
    </section>
  );
}

const PARTS = [
  msg('a TLS certificate on the proxy in front of the server'),
  msg('encrypted disks, and backups that are tried out'),
  msg('copies of the audit checkpoints kept somewhere else'),
  msg('deciding who is let in, and disabling accounts of people who leave'),
  msg('training, contracts and the risk analysis that the law asks for'),
];

/** The same in both languages: somebody who changes it stays where they read. */
const anchorOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');
