import type { WaitingAdmission } from '#contract/ward/admissions.ts';
import { Badge } from '#web/ui/badges/badge.tsx';
import { BedTile } from '#web/ui/people/bed-tile.tsx';
import { FormerPuds } from '#web/ui/people/former-puds.tsx';
import styles from '../look/ward-banner.module.css';
import { ageInWords } from '../words.ts';

/** Who it is, before the acceptance. */
export function WaitingBanner({ waiting }: { waiting: WaitingAdmission }) {
  return (
    <section className={`row panel wrap gap-8 gap-x-16 mb-12 ${styles.banner} ${styles.short}`} aria-label="Patient">
      <BedTile room={waiting.room} bed={waiting.bed} />
      <div className={styles.who}>
        <h2>{waiting.name}</h2>
        <p className="muted lead-130">
          {ageInWords(waiting)} · <b>{waiting.pud}</b> <FormerPuds puds={waiting.formerPuds} />
        </p>
      </div>
      <Badge tone="attention">Not accepted yet by {waiting.doctor}</Badge>
    </section>
  );
}
