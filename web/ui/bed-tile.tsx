import styles from './bed-tile.module.css';

type BedTileProps = { room: string; bed: string; size?: 'small' | 'large' };

/** Where someone lies, always in the same place and shape: the first thing that is compared. */
export function BedTile({ room, bed, size }: BedTileProps) {
  return (
    <p className={`${styles.bed} ${size ? styles[size] : ''}`}>
      <span className="visually-hidden">Room and bed </span>
      {bedName({ room, bed })}
    </p>
  );
}

/** "204-A" */
export const bedName = ({ room, bed }: { room: string; bed: string }) => `${room}-${bed}`;
