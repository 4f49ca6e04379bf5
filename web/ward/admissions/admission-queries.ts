import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type DischargeDecision, listLeavingMedicines, type OnWard } from '#contract/medicines/after-stay.ts';
import { admitPatient, dischargeInpatient, listAdmissions, transferInpatient } from '#contract/ward/admissions.ts';
import { patientSearchQuery } from '#web/api/patients.ts';
import { call } from '#web/api.ts';
import { useWardStep } from '../queries.ts';

export const useAdmissions = () =>
  useQuery({
    queryKey: ['inpatients', 'admissions'],
    queryFn: ({ signal }) => call(listAdmissions, { query: { limit: 50 }, signal }),
  });

export const useFoundPatients = (q: string) =>
  useQuery({ ...patientSearchQuery(q), placeholderData: keepPreviousData });

export type Admission = { patientId: string; bedId: string; doctorId: string; diagnosis: string; note?: string };

export const useAdmit = () =>
  useWardStep(({ request, key }: { request: Admission; key: string }) =>
    call(admitPatient, { body: request, idempotencyKey: key }),
  );

export const useTransfer = (id: string) =>
  useWardStep((body: { bedId: string; version: number }) => call(transferInpatient, { params: { id }, body }));

type Discharge = {
  summary: string;
  advice?: string;
  medicines?: { id: string; onWard: OnWard; decision: DischargeDecision }[];
  version: number;
};

/** Not for a stay that no doctor has accepted: its chart is closed, and the ward ordered nothing. */
export const useLeavingMedicines = (id: string, isAccepted: boolean) =>
  useQuery({
    queryKey: ['inpatients', 'leaving', id],
    queryFn: ({ signal }) => call(listLeavingMedicines, { params: { id }, signal }),
    enabled: isAccepted,
    meta: { follows: ['medication-orders', 'prescriptions'] },
  });

export const useDischarge = (id: string) =>
  useWardStep(({ body, key }: { body: Discharge; key: string }) =>
    call(dischargeInpatient, { params: { id }, body, idempotencyKey: key }),
  );
