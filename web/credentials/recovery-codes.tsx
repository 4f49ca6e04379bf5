import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '#web/language/say.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { CheckField } from '../ui/fields/check-field.tsx';
import { PrintSheet } from '../ui/page/print-sheet.tsx';
import { saveFile } from '../ui/save-file.ts';
import styles from './recovery-codes.module.css';

type RecoveryCodesProps = { codes: string[]; login: string; onKept: () => void };

/** Shown once: the server keeps only their fingerprints. */
export function RecoveryCodes({ codes, login, onKept }: RecoveryCodesProps) {
  const [isKept, setKept] = useState(false);
  const text = asText(codes, login);
  return (
    <div className={`stack gap-16 ${styles.stack}`}>
      <AlertBox tone="attention" title={t('Keep these codes now')}>
        {t(
          'They are shown this once. If your phone is lost, each opens your account one time, in place of the app’s code.',
        )}
      </AlertBox>
      <CodeList codes={codes} />
      <div className="row stretch wrap gap-8 gap-x-12">
        <CopyButton value={text} what={t('recovery codes')} spokenAs={t('recovery codes')} />
        <Button icon={<IconDownload aria-hidden />} onClick={() => download(text)}>
          {t('Download')}
        </Button>
        <Button icon={<IconPrinter aria-hidden />} onClick={() => print()}>
          {t('Print')}
        </Button>
      </div>
      <CheckField
        label={t('I have kept them in a safe place.')}
        checked={isKept}
        onChange={(event) => setKept(event.target.checked)}
      />
      <div className="row stretch wrap gap-8 gap-x-12">
        <Button look="primary" disabled={!isKept} onClick={onKept}>
          {t('Done')}
        </Button>
      </div>
      <PrintSheet>
        <h1>{t('Nadi recovery codes')}</h1>
        <p className={styles.whose}>{login}</p>
        <CodeList codes={codes} />
        <p>{t('Each works once. Keep this sheet where nobody else finds it.')}</p>
      </PrintSheet>
    </div>
  );
}

const CodeList = ({ codes }: { codes: string[] }) => (
  <ol className={`stack gap-x-20 outlined round sunk bold text-18 ${styles.codes}`}>
    {codes.map((code) => (
      <li key={code}>{code}</li>
    ))}
  </ol>
);

const asText = (codes: string[], login: string) =>
  `${t('Nadi recovery codes')}: ${login}\n${t('Each works once.')}\n\n${codes.join('\n')}\n`;

const download = (text: string) => saveFile('nadi-recovery-codes.txt', new Blob([text], { type: 'text/plain' }));
