import { clinic } from './clinic.ts';
import { type Control, controlGroups } from './controls.ts';
import { type Assets, Document } from './document.tsx';
import { Icon } from './drawings/icon.tsx';
import { SealedTrail } from './drawings/sealed-trail.tsx';
import { Footer } from './footer.tsx';
import { TopBar } from './top-bar.tsx';

const count = controlGroups.flatMap((group) => group.controls).length;

export function SecurityPage({ assets }: { assets: Assets }) {
  return (
    <Document
      title="Security: each control and its test | Nadi"
      description="Every security control of Nadi, what it does, how it works and the automated test that proves it."
      assets={assets}
    >
      <TopBar home="/" />
      <main id="main" className="controls">
        <div className="wrap">
          <div className="controls-intro">
            <div>
              <h1>Each control, and the test that proves it</h1>
              <p className="lede">
                {count} controls exist today. Each names the file of the automated test that shows it working, so that
                anyone with the source can run it. What is not on this list is not claimed.
              </p>
            </div>
            <SealedTrail />
          </div>
          <nav className="jumps" aria-label="On this page">
            {controlGroups.map(({ title }) => (
              <a key={title} href={`#${anchorOf(title)}`}>
                {title}
              </a>
            ))}
            <a href="#your-part">What your clinic adds</a>
          </nav>
          {controlGroups.map(({ title, controls }) => (
            <section key={title} className="control-group" id={anchorOf(title)}>
              <h2>{title}</h2>
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
      <Footer home="/" />
    </Document>
  );
}

function ControlEntry({ control }: { control: Control }) {
  return (
    <li className="control">
      <h3>{control.name}</h3>
      <p>{control.what}</p>
      <p className="control-how">{control.how}</p>
      <dl>
        <div>
          <dt>Proved by</dt>
          <dd>
            <code>{control.test}</code>
          </dd>
        </div>
        <div>
          <dt>HIPAA safeguard</dt>
          <dd>{control.safeguard}</dd>
        </div>
      </dl>
    </li>
  );
}

function YourPart() {
  return (
    <section className="control-group" id="your-part">
      <h2>What your clinic adds</h2>
      <div className="your-part">
        <p>
          Software has safeguards; complying with a law is what a clinic does. These are {clinic.name}’s own part, and
          Nadi does not do them:
        </p>
        <ul>
          {PARTS.map((part) => (
            <li key={part}>
              <Icon name="person" />
              {part}
            </li>
          ))}
        </ul>
        <p>
          Found a weakness? Write to <a href={`mailto:${clinic.email}`}>{clinic.email}</a>. Please leave other people’s
          data alone.
        </p>
      </div>
    </section>
  );
}

const PARTS = [
  'a TLS certificate on the proxy in front of the server',
  'encrypted disks, and backups that are tried out',
  'copies of the audit checkpoints kept somewhere else',
  'deciding who is let in, and disabling accounts of people who leave',
  'training, contracts and the risk analysis that the law asks for',
];

const anchorOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');
