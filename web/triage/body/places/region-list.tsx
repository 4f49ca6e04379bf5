import {
  type Place,
  REGION_GROUPS,
  REGIONS,
  type Region,
  type RegionGroup,
  type RegionId,
} from '#contract/triage/body-regions.ts';
import { t, tApart, tMarked } from '#web/language/say.ts';
import styles from './region-list.module.css';

type RegionListProps = { places: readonly Place[]; onPick: (region: RegionId) => void };

const GROUPS = Object.keys(REGION_GROUPS) as RegionGroup[];

/** Every place in words: as good a way as the figure, and always in step with it. */
export function RegionList({ places, onPick }: RegionListProps) {
  const marked = new Set(places.map(({ region }) => region));
  return (
    <div className={styles.list}>
      {GROUPS.map((group) => {
        const regions = [...REGIONS.values()].filter((region) => region.group === group);
        const chosen = regions.filter(({ id }) => marked.has(id)).length;
        return (
          <details key={group} name="body-regions" className={`ruled ${styles.group}`}>
            <summary className="row gap-12 pressable semibold">
              <span>{tApart(REGION_GROUPS[group], 'body')}</span>
              {chosen > 0 && <small>{t('{n} chosen', { n: chosen })}</small>}
            </summary>
            {rowsOf(regions).map((row) => (
              <div key={row[0]?.site} className={`row gap-8 ruled ${styles.row}`}>
                <span className="grow lead-125" aria-hidden>
                  {tMarked(row[0]?.label ?? '')}
                </span>
                {row.map((region) => (
                  <label
                    key={region.id}
                    className={`ringed stack relative round surface muted semibold place-centre min-height-48 ${styles.choice}`}
                  >
                    <input
                      className="covering"
                      type="checkbox"
                      aria-label={tMarked(region.name)}
                      checked={marked.has(region.id)}
                      onChange={() => onPick(region.id)}
                    />
                    <span aria-hidden>
                      {region.side === null ? t('Choose') : region.side === 'right' ? t('R') : t('L')}
                    </span>
                  </label>
                ))}
              </div>
            ))}
          </details>
        );
      })}
    </div>
  );
}

const rowsOf = (regions: readonly Region[]): Region[][] => [...Map.groupBy(regions, ({ site }) => site).values()];
