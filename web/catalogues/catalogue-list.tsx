import { IconAlertTriangle, IconDownload, IconFileImport, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { exportCatalogue, type KeptEntry } from '#contract/catalogues/catalogues.ts';
import type { Catalogue } from '#contract/catalogues/entries.ts';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import { useDebounced } from '../ui/debounced.ts';
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { TextField } from '../ui/fields/text-field.tsx';
import { QueryView } from '../ui/loading/query-view.tsx';
import { Segments } from '../ui/navigation/segments.tsx';
import { Table } from '../ui/page/table.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { shortDay } from '../ui/time/time.ts';
import styles from './catalogues.module.css';
import { EntryDialog } from './entry-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { useCatalogue, useRetireEntry, type Wanted } from './queries.ts';
import { VersionsDialog } from './versions-dialog.tsx';
import { CATALOGUE_WORDS, cellsOf, detailsOf, HEADS, notCheckedWords } from './words.ts';

type Open = { what: 'add' | 'import' } | { what: 'change' | 'retire' | 'versions'; kept: KeptEntry } | null;

const PAGE = 50;

const NOTHING_YET: Record<Wanted['state'], string> = {
  open: 'Nothing is offered.',
  own: 'Nothing was added here yet.',
  'not-checked': 'All that is offered is checked.',
  retired: 'Nothing was retired.',
};

/** What the clinic offers, and what it offered before. */
export function CatalogueList({ kind }: { kind: Catalogue }) {
  const [q, setQ] = useState('');
  const [state, setState] = useState<Wanted['state']>('open');
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<Open>(null);
  const typed = useDebounced(q, 250);
  const found = useCatalogue({ kind, q: typed, state, page });
  const retire = useRetireEntry();
  const words = CATALOGUE_WORDS[kind];
  const counts = found.data?.counts;
  const show = (next: Wanted['state']) => {
    setState(next);
    setPage(1);
  };
  const close = () => setOpen(null);
  const label = (name: string, count: number | undefined) => (count === undefined ? name : `${name} ${count}`);
  return (
    <div className="stack fit gap-16">
      <div className="row end wrap gap-12">
        <div className={styles.search}>
          <TextField
            label="Search"
            type="search"
            placeholder={words.search}
            maxLength={80}
            value={q}
            onChange={({ target }) => {
              setQ(target.value);
              setPage(1);
            }}
          />
        </div>
        <Segments
          label="Show"
          choices={[
            { value: 'open', label: label('Offered', counts?.open) },
            { value: 'own', label: label('Added here', counts?.own) },
            ...(kind === 'diagnosis'
              ? []
              : [{ value: 'not-checked' as const, label: label('Not checked', counts?.notChecked) }]),
            { value: 'retired', label: label('Retired', counts?.retired) },
          ]}
          value={state}
          onChoose={show}
        />
        <div className="row wrap gap-8 push">
          <ButtonAnchor icon={<IconDownload aria-hidden />} href={`/api${exportCatalogue.path}?kind=${kind}`}>
            CSV
          </ButtonAnchor>
          <Button icon={<IconFileImport aria-hidden />} onClick={() => setOpen({ what: 'import' })}>
            Import
          </Button>
          <Button look="primary" icon={<IconPlus aria-hidden />} onClick={() => setOpen({ what: 'add' })}>
            Add
          </Button>
        </div>
      </div>
      <QueryView query={found} lines={8}>
        {(data) => (
          <>
            {data.entries.length > 0 ? (
              <Table label={words.name} columns={[...HEADS[kind], 'Since', 'Change']}>
                {data.entries.map((kept) => (
                  <Row key={kept.id ?? detailsKey(kept)} kept={kept} onOpen={setOpen} />
                ))}
              </Table>
            ) : (
              <p className="panel p-20">{typed ? 'Nothing fits these words.' : NOTHING_YET[state]}</p>
            )}
            <div className="row wrap between gap-12">
              <p className="muted text-14">
                {data.found} found. Checked against: {data.checkedAgainst}.
              </p>
              {data.found > PAGE && (
                <div className="row gap-8">
                  <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
                    Previous page
                  </Button>
                  <Button disabled={page * PAGE >= data.found} onClick={() => setPage(page + 1)}>
                    Next page
                  </Button>
                </div>
              )}
            </div>
          </>
        )}
      </QueryView>
      {open?.what === 'add' && <EntryDialog kind={kind} kept={null} onClose={close} />}
      {open?.what === 'change' && <EntryDialog kind={kind} kept={open.kept} onClose={close} />}
      {open?.what === 'import' && <ImportDialog kind={kind} onClose={close} />}
      {open?.what === 'versions' && open.kept.id && <VersionsDialog id={open.kept.id} onClose={close} />}
      {open?.what === 'retire' && (
        <ConfirmDialog
          isOpen
          onClose={close}
          title={`Retire ${open.kept.entry.name}?`}
          yes="Retire"
          no="Keep it"
          run={() => retire.mutateAsync(open.kept.id ?? '')}
          onDone={() => toast.success(`${open.kept.entry.name} is no longer offered.`)}
        >
          Nobody can choose it any more. What was prescribed or ordered with it stays as it is.
        </ConfirmDialog>
      )}
    </div>
  );
}

const detailsKey = ({ entry }: KeptEntry) => `${entry.kind} ${entry.name}`;

function Row({ kept, onOpen }: { kept: KeptEntry; onOpen: (open: Open) => void }) {
  const timeZone = useTimeZone();
  const { entry, version, madeBy, madeAt, closedAt, notChecked, id } = kept;
  const isOpen = closedAt === null;
  return (
    <tr>
      <td>
        <b className="semibold">{entry.name}</b>
        <div className={`muted text-sm ${styles.details}`}>{detailsOf(entry)}</div>
        {notChecked.length > 0 && (
          <div className="row-inline gap-6 attention semibold text-sm icons-16">
            <IconAlertTriangle aria-hidden />
            {notCheckedWords(kept)}
          </div>
        )}
      </td>
      {cellsOf(entry).map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row do not move.
        <td key={index}>{cell}</td>
      ))}
      <td className="text-sm">
        {madeAt ? `v${version}, ${shortDay(madeAt, timeZone)}` : 'with Nadi'}
        {madeBy && <div className="muted">{madeBy}</div>}
        {closedAt && <div className="muted">until {shortDay(closedAt, timeZone)}</div>}
      </td>
      <td>
        {id && (
          <div className="row gap-4">
            {(isOpen || !kept.isReplaced) && (
              <Button
                look="quiet"
                size="small"
                aria-label={`${isOpen ? 'Change' : 'Offer again:'} ${entry.name}`}
                onClick={() => onOpen({ what: 'change', kept })}
              >
                {isOpen ? 'Change' : 'Offer again'}
              </Button>
            )}
            <Button
              look="quiet"
              size="small"
              aria-label={`Versions of ${entry.name}`}
              onClick={() => onOpen({ what: 'versions', kept })}
            >
              Versions
            </Button>
            {isOpen && (
              <Button
                look="quiet"
                size="small"
                aria-label={`Retire ${entry.name}`}
                onClick={() => onOpen({ what: 'retire', kept })}
              >
                Retire
              </Button>
            )}
          </div>
        )}
      </td>
    </tr>
  );
}
