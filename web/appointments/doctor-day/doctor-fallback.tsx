import type { ReactNode } from 'react';
import type { Appointment } from '#contract/appointments/appointments.ts';
import { FallbackView } from '#web/ui/loading/fallback-view.tsx';
import type { useDoctorAppointments } from './doctor-queries.ts';

const WORDS = {
  failed: 'Failed to fetch appointments',
  sample: { title: 'Failed to fetch appointments', text: 'Showing mock data as fallback.' },
};

const samples = async () => (await import('./sample-appointments.ts')).SAMPLE_APPOINTMENTS;
const SAMPLES = {
  pending: async () => (await samples()).filter(({ status }) => status === 'pending'),
  approved: async () => (await samples()).filter(({ status }) => status === 'approved'),
  all: samples,
};

export type ClinicFacts = { isDemo: boolean };

type DoctorFallbackProps = ClinicFacts & {
  query: ReturnType<typeof useDoctorAppointments>;
  list: keyof typeof SAMPLES;
  empty: string;
  children: (appointments: Appointment[], isSample: boolean) => ReactNode;
};

/** A doctor's list of appointments, with what the specification wants when it cannot be fetched. */
export const DoctorFallback = ({ list, ...view }: DoctorFallbackProps) => (
  <FallbackView {...view} words={WORDS} loadSamples={SAMPLES[list]} />
);
