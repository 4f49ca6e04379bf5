// Of the catalogues, which are changed here only.
import type { ConstraintRefusals } from '../platform/constraint-refusals.ts';
import { Refusal } from '../platform/refusal.ts';

const exists = () =>
  new Refusal('entry_exists', { fields: { 'entry.name': 'There is an entry of this name already.' } });
const outdated = () => new Refusal('version_outdated');

export const adminConstraints: ConstraintRefusals = {
  medicine_name_once: exists,
  lab_test_name_once: exists,
  diagnosis_entry_name_once: exists,
  medicine_replaced_once: outdated,
  lab_test_replaced_once: outdated,
  diagnosis_entry_replaced_once: outdated,
};
