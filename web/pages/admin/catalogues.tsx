import { Link, useSearch } from '@tanstack/react-router';
import { CATALOGUES } from '#contract/catalogues/entries.ts';
import { CatalogueList } from '#web/catalogues/catalogue-list.tsx';
import { SafetyTable } from '#web/catalogues/safety-table.tsx';
import { CATALOGUE_WORDS } from '#web/catalogues/words.ts';
import { Tabs } from '#web/ui/navigation/tabs.tsx';

/** Which catalogue stands in the address. */
export function CataloguesPage() {
  const { kind: given } = useSearch({ strict: false });
  const kind = CATALOGUES.find((one) => one === given) ?? (given === 'safety' ? 'safety' : 'medicine');
  const tabs = [
    ...CATALOGUES.map((one) => [one, CATALOGUE_WORDS[one].name] as const),
    ['safety', 'Safety table'] as const,
  ];
  return (
    <div className="stack fit gap-16">
      <div>
        <h1>Catalogues</h1>
        <p className="muted">
          What doctors choose from. A change is a new version: what was prescribed or ordered keeps the one it had.
        </p>
      </div>
      <Tabs label="Catalogues">
        {tabs.map(([one, name]) => (
          <Link
            key={one}
            to="/admin/catalogues"
            search={{ kind: one }}
            aria-current={one === kind ? 'page' : undefined}
          >
            {name}
          </Link>
        ))}
      </Tabs>
      {kind === 'safety' ? <SafetyTable /> : <CatalogueList key={kind} kind={kind} />}
    </div>
  );
}
