import { t } from '#web/language/say.ts';
import type { Claim } from './claims.ts';

/** The space keeps the words apart for a screen reader and in a copied text. */
export function Coming({ claim }: { claim: Claim }) {
  if (claim.built) return null;
  return (
    <>
      {' '}
      <span className="badge">{t('Coming')}</span>
    </>
  );
}

export function Example() {
  return <span className="badge badge-example">{t('Example')}</span>;
}
