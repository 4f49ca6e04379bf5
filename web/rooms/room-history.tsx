import { QueryView } from '../ui/loading/query-view.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { atStart, dayAndTime } from '../ui/time/time.ts';
import { useRoomChanges } from './queries.ts';
import { changeInWords } from './words.ts';

export function RoomHistory({ roomId }: { roomId: string }) {
  const changes = useRoomChanges(roomId);
  const timeZone = useTimeZone();
  return (
    <div className="stack fit gap-8 ruled pt-16">
      <h3>Last changes</h3>
      <QueryView query={changes} lines={3} empty="Nothing was changed here yet.">
        {(all) => (
          <ul className="stack fit gap-8 text-14 lead-135">
            {all.map((change) => (
              <li key={change.id} className="breakable">
                {changeInWords(change)}
                <span className="block faint">
                  {atStart(dayAndTime(change.at, timeZone))}, {change.by}
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </div>
  );
}
