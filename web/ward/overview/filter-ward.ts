import type { Inpatient, InpatientStatus } from '#contract/ward/inpatients.ts';

/** '' stands for all of them. */
export type WardFilter = { room: string; doctor: string; status: InpatientStatus | '' };

export const EVERYONE: WardFilter = { room: '', doctor: '', status: '' };

/** The order stays the server's: most urgent first. */
export const filtered = (ward: readonly Inpatient[], { room, doctor, status }: WardFilter) =>
  ward.filter(
    (inpatient) =>
      (!room || inpatient.room === room) &&
      (!doctor || inpatient.doctorId === doctor) &&
      (!status || inpatient.status === status),
  );

export const isEveryone = (filter: WardFilter) => Object.values(filter).every((value) => value === '');

/** Rooms and doctors that there are, in order. */
export function choicesIn(ward: readonly Inpatient[]) {
  const rooms = [...new Set(ward.map(({ room }) => room))].sort((one, other) =>
    one.localeCompare(other, 'en', { numeric: true }),
  );
  const doctors = [...new Map(ward.map(({ doctorId, doctor }) => [doctorId, doctor]))].sort(([, one], [, other]) =>
    one.localeCompare(other),
  );
  return { rooms, doctors };
}
