import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { Room } from '#contract/ward/rooms.ts';
import { ApiRefusal, sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { TextField } from '../ui/fields/text-field.tsx';
import { useAttemptKey } from '../ui/forms/attempt-key.ts';
import { useEndpointForm } from '../ui/forms/endpoint-form.ts';
import { Card } from '../ui/page/card.tsx';
import { useAddRooms } from './queries.ts';
import styles from './rooms.module.css';

const EMPTY = { ward: '', firstNumber: '', rooms: '1', bedsEach: '2' };

type AddRoomsProps = {
  rooms: readonly Room[];
  /** Whether the first new room is opened in its place. */
  isOpening?: boolean;
};

/** Several rooms at once: their names count on from the first, their beds are A, B, C … and can be renamed. */
export function AddRooms({ rooms, isOpening = true }: AddRoomsProps) {
  const adding = useAddRooms();
  const attempt = useAttemptKey();
  const navigate = useNavigate();
  const form = useEndpointForm({
    needed: {
      firstNumber: 'Enter the number of the first room.',
      rooms: 'Enter how many rooms.',
      bedsEach: 'Enter how many beds.',
    },
    check: (draft) => wrongNumbers(draft),
    initial: EMPTY,
    send: ({ ward, firstNumber, rooms: count, bedsEach }) => {
      const body = {
        ward: ward.trim() || null,
        firstNumber: Number(firstNumber),
        rooms: Number(count),
        bedsEach: Number(bedsEach),
      };
      return adding.mutateAsync({ body, key: attempt.keyFor(body) });
    },
    // The server speaks of the name that is taken.
    atFields: (error): Record<string, string> =>
      error instanceof ApiRefusal && error.code === 'room_exists'
        ? { firstNumber: 'One of these numbers is a room already.' }
        : {},
    onSent: (added) => {
      attempt.forget();
      const [first] = added;
      toast.success(added.length === 1 ? `Room ${first?.name} added.` : `${added.length} rooms added.`);
      form.startOver(EMPTY);
      if (first && isOpening) void navigate({ to: '/admin/rooms', search: { room: first.id }, resetScroll: false });
    },
  });
  const wards = [...new Set(rooms.flatMap(({ ward }) => ward ?? []))];
  return (
    <Card title="Add rooms">
      <form className={`stack fit gap-12 ${styles.adding}`} noValidate onSubmit={form.submit}>
        <p className="muted">Names follow the doors: 101-A, 101-B, 102-A … You can change each later.</p>
        <div className={`stack start gap-12 ${styles.fields}`}>
          <TextField
            label="Ward"
            isOptional
            maxLength={40}
            autoComplete="off"
            list="wards-known"
            {...form.field('ward')}
          />
          <TextField label="First room number" inputMode="numeric" autoComplete="off" {...form.field('firstNumber')} />
          <TextField label="Rooms" inputMode="numeric" autoComplete="off" {...form.field('rooms')} />
          <TextField label="Beds in each" inputMode="numeric" autoComplete="off" {...form.field('bedsEach')} />
        </div>
        <datalist id="wards-known">
          {wards.map((ward) => (
            <option key={ward}>{ward}</option>
          ))}
        </datalist>
        {form.failureElsewhere && (
          <AlertBox tone="urgent" title={sentenceFor(form.failureElsewhere)} ref={form.failureBox} />
        )}
        <Button
          className={styles.add}
          type="submit"
          look="primary"
          icon={<IconPlus aria-hidden />}
          isBusy={form.isSending}
          busyText="Adding …"
        >
          Add rooms
        </Button>
      </form>
    </Card>
  );
}

type Draft = typeof EMPTY;

const LIMITS = { firstNumber: 99_999, rooms: 40, bedsEach: 8 } as const;

/** As contract/ward/rooms.ts has it, for text fields. */
function wrongNumbers(draft: Draft): Record<string, string> {
  const wrong = Object.entries(LIMITS).filter(([name, most]) => {
    const typed = draft[name as keyof typeof LIMITS].trim();
    return !/^\d+$/.test(typed) || Number(typed) < 1 || Number(typed) > most;
  });
  return Object.fromEntries(wrong.map(([name, most]) => [name, `A whole number from 1 to ${most}.`]));
}
