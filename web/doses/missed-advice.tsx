import { AlertBox } from '../ui/feedback/alert-box.tsx';

/**
 * What holds for every medicine. What holds for one of them stands in its leaflet and is not made up here. The first sentence is
 * that of every package leaflet: European Medicines Agency, QRD template for product information, package leaflet, section 3.
 */
export const MissedAdvice = () => (
  <AlertBox tone="attention" title="Do not take a double dose to make up for a missed one.">
    <p>
      Look in the leaflet of the pack, under “If you forget to take it”. If you are not sure, ask your pharmacist or
      your doctor before the next dose.
    </p>
    <p className="muted text-14">Source: European Medicines Agency, template of package leaflets, section 3.</p>
  </AlertBox>
);
