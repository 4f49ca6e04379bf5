import { IconFileText, IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import type { PatientDocument } from '#contract/patients/documents.ts';
import { asSentences } from '#web/language/as-sentences.ts';
import { AsWritten } from '#web/language/marked-text.tsx';
import { t, tMarked } from '#web/language/say.ts';
import { Button } from '../ui/button.tsx';
import { GoList, GoRow } from '../ui/navigation/go-list.tsx';
import { KIND_NAMES, pageNotes, reportDay, sharingInWords } from './words.ts';

/** More would make the page longer than a thumb likes. */
const SHOWN = 8;

/** A patient's own documents, newest first. */
export function DocumentList({ documents }: { documents: readonly PatientDocument[] }) {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? documents : documents.slice(0, SHOWN);
  return (
    <>
      <GoList>
        {shown.map((document) => (
          <GoRow
            key={document.id}
            to="/record/documents/$id"
            params={{ id: document.id }}
            icon={document.source === 'pdf' ? <IconFileText aria-hidden /> : <IconPhoto aria-hidden />}
            title={<AsWritten>{document.title}</AsWritten>}
          >
            {factsInWords(document)}
          </GoRow>
        ))}
      </GoList>
      {shown.length < documents.length && (
        <Button isBlock onClick={() => setAll(true)}>
          {t('Show all {n}', { n: documents.length })}
        </Button>
      )}
    </>
  );
}

/** "Laboratory report, 9 Mar 2024. Only you see it. Could not be read in full." */
function factsInWords({ kind, reportedOn, sharing, pages }: PatientDocument): string {
  return asSentences(
    [tMarked(KIND_NAMES[kind]), reportedOn && reportDay(reportedOn)].filter(Boolean).join(', '),
    sharing && sharingInWords(sharing),
    pageNotes(pages).length > 0 && t('Could not be read in full'),
  );
}
