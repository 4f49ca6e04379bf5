import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Profile } from '#contract/patients/profile.ts';
import { ClinicTimeZone } from '../ui/time/clinic-time.ts';
import { Allergies } from './allergies.tsx';
import { aProfile } from './testing.ts';

function read(changes: Partial<Profile>): string {
  const { container, unmount } = render(
    <ClinicTimeZone value="Asia/Kolkata">
      <Allergies profile={aProfile(changes)} />
    </ClinicTimeZone>,
  );
  const words = container.textContent ?? '';
  unmount();
  return words;
}

test('what nobody asked never reads as none', () => {
  const words = read({ allergyState: 'not-asked', allergiesStatedBy: null, allergiesStatedAt: null });
  expect(words).toBe('Not asked yet');
  expect(words).not.toMatch(/none|no known/i);
});

test('none known says who said so, and when', () => {
  expect(read({ allergyState: 'none-known' })).toBe('No known allergies stated 12 Mar 2026 by Ananya Rao');
});

test('listed ones are named', () => {
  expect(read({ allergyState: 'listed', allergies: ['Penicillin', 'Peanuts'] })).toContain('Penicillin, Peanuts');
});

test('unconfirmed ones say so, with or without a name', () => {
  expect(read({ allergyState: 'unconfirmed', allergies: ['Sulfa'] })).toMatch(/^UnconfirmedSulfa/);
  expect(read({ allergyState: 'unconfirmed' })).toContain('Not sure which');
});
