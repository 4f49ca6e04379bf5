import type { CardFacts } from '#contract/patients/emergency-card.ts';
import { PrintSheet } from '#web/ui/page/print-sheet.tsx';
import { CardFace } from './card-face.tsx';
import styles from './card-sheet.module.css';

/** The sheet that the printer gives: the card twice, one for the wallet and one for home. */
export const CardSheet = ({ facts }: { facts: CardFacts }) => (
  <PrintSheet>
    <div className={styles.cards}>
      <CardFace facts={facts} level={2} isPaper />
      <CardFace facts={facts} level={2} isPaper />
    </div>
    <p className={styles.cut}>
      Cut out and fold. Print it anew when something changes: paper does not follow the record.
    </p>
  </PrintSheet>
);
