export function CataloguesPage() {
  return (
    <div className="stack fit gap-16">
      <h1>Catalogues</h1>
    </div>
  );
}
