import { BackUpNow, Backups } from '#web/backups/backups.tsx';

export function BackupsPage() {
  return (
    <div className="stack fit gap-16">
      <div className="row wrap between gap-12">
        <div>
          <h1>Backups</h1>
          <p className="muted">Encrypted, and opened again each time</p>
        </div>
        <BackUpNow />
      </div>
      <Backups />
    </div>
  );
}
