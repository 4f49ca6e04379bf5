import type { Room } from '#contract/ward/rooms.ts';
import { sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { TextField } from '../ui/fields/text-field.tsx';
import { useEndpointForm } from '../ui/forms/endpoint-form.ts';
import { useFollow, useSeen } from '../ui/forms/seen.ts';
import { useChangeRoom } from './queries.ts';

type RoomFormProps = { room: Room; wards: readonly string[]; isOccupied: boolean };

const draftOf = ({ name, ward }: Room) => ({ name, ward: ward ?? '' });

/** The name on the door stays while someone lies there: it stands on wristbands and lists. */
export function RoomForm({ room, wards, isOccupied }: RoomFormProps) {
  const changing = useChangeRoom(room.id);
  const seen = useSeen(room, (one) => `${one.name}\n${one.ward}`);
  const form = useEndpointForm({
    needed: { name: 'Room is needed.' },
    initial: draftOf(room),
    send: ({ name, ward }) => {
      const was = { name: seen.value.name, ward: seen.value.ward };
      return changing.mutateAsync({ name: name.trim(), ward: ward.trim() || null, was });
    },
    onSent: (saved) => {
      seen.see(saved);
      form.startOver(draftOf(saved));
      toast.success(`Room ${saved.name} saved.`);
    },
  });
  const before = draftOf(seen.value);
  const isChanged = form.draft.name.trim() !== before.name || form.draft.ward.trim() !== before.ward;
  const startOver = () => {
    seen.see(room);
    form.startOver(draftOf(room));
  };
  useFollow(seen.isOutdated && !isChanged, startOver);
  return (
    <form className="stack fit gap-12" onSubmit={form.submit} noValidate>
      <TextField
        label="Name on the door"
        hint={isOccupied ? 'Stays while someone lies there.' : undefined}
        readOnly={isOccupied}
        maxLength={20}
        autoComplete="off"
        {...form.field('name')}
      />
      <TextField
        label="Ward"
        isOptional
        maxLength={40}
        autoComplete="off"
        list="wards-of-room"
        {...form.field('ward')}
      />
      <datalist id="wards-of-room">
        {wards.map((ward) => (
          <option key={ward}>{ward}</option>
        ))}
      </datalist>
      {form.failureElsewhere && (
        <AlertBox tone="urgent" title={sentenceFor(form.failureElsewhere)} ref={form.failureBox} />
      )}
      {isChanged && (
        <div className="row wrap gap-8">
          <Button type="submit" look="primary" size="small" isBusy={form.isSending} busyText="Saving …">
            Save
          </Button>
          <Button size="small" look="quiet" onClick={startOver}>
            Put it back
          </Button>
        </div>
      )}
    </form>
  );
}
