import type { Catalogue } from '#contract/catalogues/entries.ts';
import { CATALOGUE_COLUMNS } from '#contract/catalogues/file-columns.ts';
import { toast } from '../ui/feedback/toast.ts';
import { ImportForm } from '../ui/imports/import-form.tsx';
import { previewCatalogue, useImportCatalogue } from './queries.ts';
import { CATALOGUE_WORDS } from './words.ts';

export function ImportDialog({ kind, onClose }: { kind: Catalogue; onClose: () => void }) {
  const carryOut = useImportCatalogue(kind);
  const { name, one } = CATALOGUE_WORDS[kind];
  return (
    <ImportForm
      title={`Import: ${name}`}
      columns={CATALOGUE_COLUMNS[kind]}
      one={one}
      hasLists
      preview={(text) => previewCatalogue(kind, text)}
      carryOut={(confirmed) => carryOut.mutateAsync(confirmed)}
      onDone={() => {
        toast.success('The file is in the catalogue.');
        onClose();
      }}
      onClose={onClose}
    />
  );
}
