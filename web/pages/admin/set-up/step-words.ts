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
  const { departments, doctors, doctorsWithHours, rooms, beds } = figures;
  switch (step) {
    case 'clinic':
      return figures.hasOwnName
        ? 'Name, address, numbers and time zone, as patients read them.'
        : 'Still a sample’s name.';
    case 'departments':
      return departments === 0 ? 'None yet.' : count(departments, 'department', 'departments');
    case 'people':
      return listed([
        peopleOf(figures, 'doctors', 'doctor'),
        peopleOf(figures, 'nurses', 'nurse'),
        peopleOf(figures, 'receptionists', 'receptionist'),
        peopleOf(figures, 'administrators', 'administrator'),
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

type Group = keyof SetUpFigures['working'];

/** "2 doctors (1 only invited)": who has not used the invitation does not work here yet. */
function peopleOf(figures: SetUpFigures, group: Group, one: string): string {
  const all = figures[group];
  const invited = all - figures.working[group];
  return `${count(all, one, group)}${invited > 0 ? ` (${invited} only invited)` : ''}`;
}

export type DoorLine = { isDone: boolean; text: string };

/** What holds from then on, and what does not. Nothing of it keeps the doors shut. */
export function doorLines(figures: SetUpFigures): DoorLine[] {
  const { invited, beds, receptionists, nurses, working } = figures;
  return [
    bookingLine(figures),
    working.receptionists > 0
      ? { isDone: true, text: 'The front desk books for callers and receives whoever comes' }
      : { isDone: false, text: `Nobody works at the front desk${onlyInvited(receptionists)}` },
    working.nurses > 0 && beds > 0
      ? { isDone: true, text: 'The ward has nurses and beds' }
      : {
          isDone: false,
          text:
            beds > 0 ? `No nurse works here yet${onlyInvited(nurses)}` : 'Nobody can be admitted: there are no beds',
        },
    ...(invited > 0
      ? [
          {
            isDone: true,
            text: `${count(invited, 'invitation is', 'invitations are')} on the way; each link works for 24 hours`,
          },
        ]
      : []),
    ...(working.administrators === 1
      ? [{ isDone: false, text: 'You are the only administrator: a lost phone locks you out' }]
      : []),
    { isDone: true, text: 'Opening starts a backup; Backups says how it went' },
  ];
}

function bookingLine({ bookable, doctorsWithHours }: SetUpFigures): DoorLine {
  if (bookable > 0) {
    return { isDone: true, text: `${count(bookable, 'doctor offers', 'doctors offer')} times that patients can book` };
  }
  const why = doctorsWithHours > 0 ? 'no doctor with hours has logged in yet' : 'no doctor has hours';
  return { isDone: false, text: `Nobody can book: ${why}` };
}

const onlyInvited = (invited: number) => (invited > 0 ? `: ${invited} only invited` : '');
