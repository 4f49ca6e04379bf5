/** Under these the patient was known before two records were merged: labels and papers may still say so. */
export function FormerPuds({ puds = [] }: { puds?: readonly string[] | undefined }) {
  if (puds.length === 0) return null;
  return <span className="muted text-14">formerly {puds.join(', ')}</span>;
}
