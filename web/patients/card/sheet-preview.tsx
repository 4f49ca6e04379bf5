import { type CardFacts, PatientCard } from './patient-card.tsx';
import styles from './sheet-preview.module.css';

/** The printed sheet in small, to look at. */
export function SheetPreview({ facts }: { facts: CardFacts }) {
  return (
    <div className={`stack packed gap-14 ${styles.sheet}`} aria-hidden>
      <div className={styles.card}>
        <PatientCard {...facts} isPaper />
      </div>
      <b className={`breakable ${styles.name}`}>{facts.name}</b>
      <b className={`nowrap ${styles.pud}`}>{facts.pud}</b>
      <i />
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}
