import { useLayoutEffect } from 'react';
import type { Role } from '#contract/endpoint.ts';

/** The three densities of tokens.css: patients read at ease, doctors compactly, nurses at arm's length. */
export const DENSITY: Record<Role, 'patient' | 'doctor' | 'ward'> = {
  patient: 'patient',
  doctor: 'doctor',
  staff: 'ward',
  desk: 'doctor',
  admin: 'doctor',
};

export function useDensity(role: Role) {
  useLayoutEffect(() => {
    document.body.dataset.for = DENSITY[role];
    return () => {
      document.body.dataset.for = 'patient';
    };
  }, [role]);
}
