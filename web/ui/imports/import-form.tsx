import { useState } from 'react';
import { IMPORT_MOST_CHARACTERS, type ImportPreview as Preview } from '#contract/catalogues/catalogues.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '../button.tsx';
import { Dialog, DialogActions } from '../dialog/dialog.tsx';
import { AlertBox } from '../feedback/alert-box.tsx';
import { FileField } from '../fields/file-field.tsx';
import { useAttemptKey } from '../forms/attempt-key.ts';
import { Table } from '../page/table.tsx';
import styles from './imports.module.css';

type Confirmed = { text: string; plan: string; idempotencyKey: string };

type ImportFormProps = {
  title: string;
  /** The first line of the file. */
  columns: readonly string[];
  /** What a line becomes: "medicine". */
  one: string;
  /** Whether a cell may hold several values. */
  hasLists?: boolean;
  preview: (text: string) => Promise<Preview>;
  carryOut: (confirmed: Confirmed) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
};

type State = { text: string; preview: Preview } | null;

/** A file is looked through first: nothing is written before the second button, and then all of it or nothing. */
export function ImportForm({ title, columns, one, hasLists, preview, carryOut, onDone, onClose }: ImportFormProps) {
  const [file, setFile] = useState<File | null>(null);
  const [read, setRead] = useState<State>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const attempt = useAttemptKey();

  const tryTo = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(null);
    await work().catch(setFailure);
    setBusy(false);
  };
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setRead(null);
    setFailure(null);
    if (!chosen) return;
    if (chosen.size > IMPORT_MOST_CHARACTERS) return;
    void tryTo(async () => {
      const text = await textOf(chosen);
      setRead({ text, preview: await preview(text) });
    });
  };
  const confirm = () =>
    tryTo(async () => {
      if (!read?.preview.plan) return;
      const body = { text: read.text, plan: read.preview.plan };
      await carryOut({ ...body, idempotencyKey: attempt.keyFor(body) });
      onDone();
    });
  const isTooLarge = file !== null && file.size > IMPORT_MOST_CHARACTERS;
  const changes = read ? read.preview.fresh.length + read.preview.changed.length : 0;
  return (
    <Dialog isOpen onClose={onClose} title={title} size="large">
      <FileField
        label="File"
        hint={`CSV in UTF-8, at most ${IMPORT_MOST_CHARACTERS / 1000} kB`}
        accept=".csv,text/csv"
        file={file}
        error={isTooLarge ? 'This file is too large. Divide it into several.' : undefined}
        onChoose={choose}
      />
      <p className="muted text-sm">
        The first line names the columns: {columns.join(', ')}.
        {hasLists && ' Several values in one cell stand with | between them.'}
      </p>
      {failure !== null && (
        <AlertBox tone="urgent" title={failure instanceof NotReadable ? failure.message : sentenceFor(failure)} />
      )}
      {read && <Found {...read} one={one} />}
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        <Button look="primary" disabled={!read?.preview.plan} isBusy={isBusy} onClick={() => void confirm()}>
          {changes > 0 ? `Import ${changes}` : 'Import'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Said here: as a request it could not even be read. */
async function textOf(file: File): Promise<string> {
  if (file.size === 0) throw new NotReadable('This file is empty.');
  const text = await file.text();
  if (text.includes('\0'))
    throw new NotReadable('This is not a CSV file. Save the sheet as “CSV UTF-8” and choose it again.');
  return text;
}

class NotReadable extends Error {}

function Found({ preview, text, one }: { preview: Preview; text: string; one: string }) {
  const { lines, same, fresh, changed, notChecked, bad } = preview;
  const raw = text.replace(/^\uFEFF/, '').split('\n');
  return (
    <div className="stack gap-12" aria-live="polite">
      <p className="semibold">
        {lines} lines, nothing written yet: {same} as before, {fresh.length} new, {changed.length} changed, {bad.length}{' '}
        to put right.
      </p>
      {bad.length > 0 ? (
        <>
          <AlertBox tone="urgent" title="The file is not imported while a line is wrong.">
            Put these right in the file and choose it again.
          </AlertBox>
          <Table label="Lines to put right" columns={['Line', 'Field', 'Why', 'As it stands']}>
            {bad.map(({ line, field, why }) => (
              <tr key={`${line} ${field} ${why}`}>
                <td className="semibold nowrap">line {line}</td>
                <td>{field}</td>
                <td>{why}</td>
                <td className={`muted text-sm ${styles.raw}`}>{raw[line - 1]}</td>
              </tr>
            ))}
          </Table>
        </>
      ) : (
        fresh.length + changed.length > 0 && (
          <Table label="What will change" columns={['Line', one, 'What happens']}>
            {[
              ...fresh.map((row) => ({ ...row, what: 'New' })),
              ...changed.map((row) => ({ ...row, what: 'New version' })),
            ].map(({ line, name, what }) => (
              <tr key={line}>
                <td className="nowrap">line {line}</td>
                <td>{name}</td>
                <td>
                  {what}
                  {notChecked
                    .filter((row) => row.line === line)
                    .map(({ names }) => (
                      <div key={line} className="attention semibold text-sm">
                        Not checked: {names.join(', ')}
                      </div>
                    ))}
                </td>
              </tr>
            ))}
          </Table>
        )
      )}
    </div>
  );
}
