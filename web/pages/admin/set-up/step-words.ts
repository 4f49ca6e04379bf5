// What each step of the set-up says while it is closed, and what opening the doors means as things stand.
import type { GuidedStep, SetUpFigures } from '#contract/clinic/set-up.ts';

export const STEP_NAMES: Record<GuidedStep, string> = {
  clinic: 'Clinic',
  departments: 'Departments',
  people: 'People',
  hours: 'Hours',
  rooms: 'Rooms and beds',
};

export const count = (number: number, one: string, several: string) => `${number} ${number === 1 ? one : several}`;

const listed = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

export function summaryOf(step: GuidedStep, figures: SetUpFigures): string {
  const { departments, doctors, doctorsWithHours, nurses, receptionists, administrators, rooms, beds } = figures;
  switch (step) {
    case 'clinic':
      return figures.hasOwnName
        ? 'Name, address, numbers and time zone, as patients read them.'
        : 'Still a sample’s name.';
    case 'departments':
      return departments === 0 ? 'None yet.' : count(departments, 'department', 'departments');
    case 'people':
      return listed([
        count(doctors, 'doctor', 'doctors'),
        count(nurses, 'nurse', 'nurses'),
        count(receptionists, 'receptionist', 'receptionists'),
        count(administrators, 'administrator', 'administrators'),
      ]);
    case 'hours':
      return doctors === 0
        ? 'No doctor yet.'
        : `${doctorsWithHours} of ${count(doctors, 'doctor has', 'doctors have')} hours`;
    case 'rooms':
      return beds === 0
        ? 'None yet: nobody can be admitted.'
        : `${count(rooms, 'room', 'rooms')}, ${count(beds, 'bed', 'beds')}`;
  }
}

export type DoorLine = { isDone: boolean; text: string };

/** What holds from then on, and what does not. Nothing of it keeps the doors shut. */
export function doorLines(figures: SetUpFigures): DoorLine[] {
  const { doctorsWithHours, invited, beds, receptionists, nurses, administrators } = figures;
  return [
    doctorsWithHours > 0
      ? {
          isDone: true,
          text: `${count(doctorsWithHours, 'doctor offers', 'doctors offer')} times to book, once they have logged in`,
        }
      : { isDone: false, text: 'Nobody can book: no doctor has hours' },
    receptionists > 0
      ? { isDone: true, text: 'The front desk books for callers and receives whoever comes' }
      : { isDone: false, text: 'Nobody works at the front desk' },
    nurses > 0 && beds > 0
      ? { isDone: true, text: 'The ward has nurses and beds' }
      : { isDone: false, text: nurses > 0 ? 'Nobody can be admitted: there are no beds' : 'No nurse works here yet' },
    ...(invited > 0
      ? [
          {
            isDone: true,
            text: `${count(invited, 'invitation is', 'invitations are')} on the way; each link works for 24 hours`,
          },
        ]
      : []),
    ...(administrators === 1
      ? [{ isDone: false, text: 'You are the only administrator: a lost phone locks you out' }]
      : []),
    { isDone: true, text: 'Opening starts a backup; Backups says how it went' },
  ];
}
