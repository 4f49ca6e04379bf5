import styles from './bed-tile.module.css';

type BedTileProps = { room: string; bed: string; size?: 'small' | 'large' };

/** Where someone lies, always in the same place and shape: the first thing that is compared. */
export function BedTile({ room, bed, size }: BedTileProps) {
  return (
    <p className={`stack fixed outlined round sunk nowrap place-centre ${styles.bed} ${size ? styles[size] : ''}`}>
      <span className="visually-hidden">Room and bed </span>
      {bedName({ room, bed })}
    </p>
  );
}

/** "204-A" */
export const bedName = ({ room, bed }: { room: string; bed: string }) => `${room}-${bed}`;

/** The same, from a place as the server says it. Nothing for someone who has no bed. */
export function BedChip({ place }: { place: string | null }) {
  if (!place) return null;
  return (
    <p className={`stack fixed outlined round sunk nowrap place-centre ${styles.bed} ${styles.small}`}>
      <span className="visually-hidden">Room and bed </span>
      {place}
    </p>
  );
}
