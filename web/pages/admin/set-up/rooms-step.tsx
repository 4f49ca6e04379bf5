import { useRooms } from '#web/api/rooms.ts';
import { AddRooms } from '#web/rooms/add-rooms.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';

/** Beds are for inpatients; a clinic without a ward skips this. */
export function RoomsStep() {
  const rooms = useRooms();
  return (
    <QueryView query={rooms} lines={3}>
      {(all) => (
        <>
          <p className="muted">Beds are for patients who stay. A clinic without a ward skips this step.</p>
          {all.length > 0 && (
            <ul className="row wrap gap-8" aria-label="Rooms">
              {all.map(({ id, name, ward, beds }) => (
                <li key={id} className="outlined round">
                  <span className="row gap-8 min-height-48">
                    <b>{name}</b>
                    <span className="muted">
                      {ward ? `${ward}, ` : ''}
                      {beds.length === 1 ? '1 bed' : `${beds.length} beds`}
                    </span>
                  </span>
                </li>
              ))}
            </ul>
          )}
          <AddRooms rooms={all} isOpening={false} />
        </>
      )}
    </QueryView>
  );
}
