import { OfferBox } from './offer-box.tsx';
import { useHeldTime } from './queries.ts';

/** Before everything else on the page that books, and where whoever was told of it is led. */
export function HeldTime({ id }: { id: string }) {
  const offer = useHeldTime();
  return (
    offer && (
      <div id={id} tabIndex={-1} data-never-covered>
        <OfferBox key={offer.id} offer={offer} />
      </div>
    )
  );
}
