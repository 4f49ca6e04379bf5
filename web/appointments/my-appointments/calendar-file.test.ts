import { afterEach, expect, test } from 'vitest';
import { BOOK } from '#web/language/hindi/book.ts';
import { show } from '#web/language/say.ts';
import { calendarFile } from './calendar-file.ts';

const entry = {
  id: '0197a1b2-0000-7000-8000-000000000001',
  version: 3,
  doctor: 'Dr. Meera Iyer',
  department: 'Cardiology',
  room: '',
  directions: '',
  startsAt: '2026-11-18T06:00:00.000Z',
  endsAt: '2026-11-18T06:15:00.000Z',
  timeZone: 'Asia/Kolkata',
  time: '11:30',
  status: 'approved',
} as const;
const around = {
  clinic: { name: 'Banyan Street Clinic', address: '14 Banyan Street' },
  origin: 'https://clinic.example',
  now: new Date(0),
};
afterEach(() => show('en', null));
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('times are in UTC, and moving an appointment replaces its entry', () => {
  const lines = unfolded(calendarFile(entry, around));

  expect(lines).toContain('DTSTART:20261118T060000Z');
  expect(lines).toContain('DTEND:20261118T061500Z');
  expect(lines).toContain(`UID:${entry.id}@nadi`);
  expect(lines).toContain('SEQUENCE:3');
  expect(lines).toContain('STATUS:CONFIRMED');
  expect(lines.at(-2)).toBe('END:VCALENDAR');
});

test('the place of a video visit is its address', () => {
  const address = `https://clinic.example/visit/${entry.id}`;
  const lines = unfolded(calendarFile({ ...entry, mode: 'video' }, around));
  expect(lines).toEqual(expect.arrayContaining([`LOCATION:${address}`, `URL:${address}`]));
  expect(lines.find((line) => line.startsWith('DESCRIPTION'))).toContain(`Video visit: ${address}`);
});

test('the place is the name and the address of the clinic', () => {
  expect(unfolded(calendarFile(entry, around))).toContain('LOCATION:Banyan Street Clinic\\, 14 Banyan Street');
});

test('the place begins with the room, and the way to it stands in the description', () => {
  const lines = unfolded(calendarFile({ ...entry, room: 'Room 2', directions: 'First floor; turn left.' }, around));

  expect(lines).toContain('LOCATION:Room 2\\, Banyan Street Clinic\\, 14 Banyan Street');
  expect(lines.find((line) => line.startsWith('DESCRIPTION;LANGUAGE=en:'))).toMatch(
    /\/book\\nFirst floor\\; turn left\.$/,
  );
});

test('a request that nobody approved yet is tentative', () => {
  expect(unfolded(calendarFile({ ...entry, status: 'pending' }, around))).toContain('STATUS:TENTATIVE');
});

test('commas, semicolons, backslashes and line breaks in names do not break the file', () => {
  const lines = unfolded(
    calendarFile(entry, { ...around, clinic: { name: 'Rao; Sons, \\ Clinic\nWard 2', address: '' } }),
  );

  expect(lines).toContain('SUMMARY;LANGUAGE=en:Visit: Dr. Meera Iyer\\, Rao\\; Sons\\, \\\\ Clinic\\nWard 2');
});

test('no line is longer than 75 octets, and no character is torn apart', () => {
  const name = 'मलयालम आयुर्वेद चिकित्सालय और अनुसंधान केंद्र, बेंगलुरु 🌿🌿🌿🌿';
  const file = calendarFile(entry, { ...around, clinic: { name, address: '' } });

  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(unfolded(file).join()).toContain('बेंगलुरु 🌿🌿🌿🌿');
});

test('in Hindi its summary and description are Hindi, and say so', () => {
  show('hi', BOOK);
  const lines = unfolded(calendarFile(entry, around));

  expect(lines).toContain('SUMMARY;LANGUAGE=hi:डॉक्टर को दिखाना: Dr. Meera Iyer\\, Banyan Street Clinic');
  expect(lines.find((line) => line.startsWith('DESCRIPTION;LANGUAGE=hi:'))).toContain(
    '11:30 (भारतीय मानक समय)। समय बदलने या रद्द करने के लिए: https://clinic.example/book',
  );
  expect(lines).toContain('PRODID:-//Nadi//Appointments//HI');
});

test('of a private visit it holds the time alone: families share calendars', () => {
  const video = { ...entry, room: 'Room 2', directions: 'First floor.', mode: 'video' } as const;
  const file = calendarFile(video, { ...around, isPrivate: true });

  expect(unfolded(file)).toEqual(
    expect.arrayContaining(['SUMMARY;LANGUAGE=en:Appointment', 'CLASS:CONFIDENTIAL', 'DTSTART:20261118T060000Z']),
  );
  expect(file).not.toMatch(/Iyer|Cardiology|Room|floor|Banyan|clinic|visit/i);
});
