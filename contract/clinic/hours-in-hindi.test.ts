import { expect, test } from 'vitest';
import { hoursInHindi } from './hours-in-hindi.ts';

test.each([
  ['Every day 08:00 to 20:00', 'रोज़ 08:00 से 20:00 तक'],
  ['Daily, 9 am – 5:30 pm', 'रोज़ 09:00 से 17:30 तक'],
  ['Daily 9 am – 5:30 pm', 'रोज़ 09:00 से 17:30 तक'],
  ['Monday to Saturday 09:00–18:00', 'सोमवार से शनिवार 09:00 से 18:00 तक'],
  ['Mon-Fri: 9-17, Sat 9-13, Sunday closed', 'सोमवार से शुक्रवार 09:00 से 17:00 तक, शनिवार 09:00 से 13:00 तक, रविवार बंद'],
  ['Weekdays from 8 am to 8 pm; closed on Sundays.', 'सोमवार से शुक्रवार 08:00 से 20:00 तक, रविवार बंद'],
  ['Tuesdays and Thursdays 10.00 to noon', 'मंगलवार और गुरुवार 10:00 से 12:00 तक'],
  ['12 am to 12 pm', '00:00 से 12:00 तक'],
  ['24 hours', 'दिन-रात, रोज़'],
  ['Every day, 24/7', 'रोज़ दिन-रात'],
  ['Every day 20:00 to 06:00', 'रोज़ 20:00 से 06:00 तक'],
  ['Midnight to noon', '00:00 से 12:00 तक'],
  ['Every day 24 hours', 'रोज़ दिन-रात'],
])('the hours “%s” are %j in Hindi', (text, hindi) => {
  expect(hoursInHindi(text)).toBe(hindi);
});

test.each([
  '',
  'Mon to Fri 9 to 5',
  'By appointment',
  'Mon to Sat 9 to 5, not on Diwali',
  'Every day 08:00 to 27:00',
  'Closed',
  '+91 80 5550',
])('hours of which a part is not known stay as they were written: “%s”', (text) => {
  expect(hoursInHindi(text)).toBeNull();
});
