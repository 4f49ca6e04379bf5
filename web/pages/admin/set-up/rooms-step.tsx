import { useRooms } from '#web/api/rooms.ts';
import { AddRooms } from '#web/rooms/add-rooms.tsx';
import { Badge } from '#web/ui/badges/badge.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';

/** Beds are for inpatients; a clinic without a ward skips this. */
export function RoomsStep() {
  const rooms = useRooms();
  return (
    <>
      <p className="muted">Beds are for patients who stay. A clinic without a ward skips this step.</p>
      <QueryView query={rooms} lines={2} empty="There is no room yet.">
        {(all) => (
          <ul className="row wrap gap-8" aria-label="Rooms">
            {all.map(({ id, name, beds }) => (
              <li key={id}>
                <Badge>
                  {name}: {beds.length === 1 ? '1 bed' : `${beds.length} beds`}
                </Badge>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <AddRooms rooms={rooms.data ?? []} isOpening={false} />
    </>
  );
}
