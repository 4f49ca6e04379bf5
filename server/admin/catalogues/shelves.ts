// The three catalogues behind one face. Each belongs to its module: pharmacy, labs, care.
import type { Catalogue, DiagnosisEntry, Entry, MedicineEntry, TestEntry } from '#contract/catalogues/entries.ts';
import { listDiagnosisVersions, mistakesInDiagnosis } from '#server/care/catalogue/keep-diagnoses.ts';
import { closeDiagnosis, insertDiagnosisVersion } from '#server/care/catalogue/public.ts';
import type { Database, Tx } from '#server/db/connect.ts';
import {
  insertTestVersion,
  listTestVersions,
  mistakesInTest,
  unlimitedMeasures,
} from '#server/labs/catalogue/keep-tests.ts';
import { closeLabTest } from '#server/labs/catalogue/public.ts';
import {
  listMedicineVersions,
  mistakesInMedicine,
  safetyTableName,
  unknownIngredients,
} from '#server/pharmacy/catalogue/keep-medicines.ts';
import { closeMedicine, insertMedicine } from '#server/pharmacy/catalogue/public.ts';

export type Kept = {
  id: string;
  version: number;
  replaces: string | null;
  makerName: string | null;
  madeAt: Date | null;
  closedAt: Date | null;
  entry: Entry;
};
type Made = { replaces: string | null; version: number; by: string; at: Date };

type Shelf<Of extends Entry> = {
  list(db: Database): Promise<Kept[]>;
  insert(tx: Tx, entry: Of, made: Made): Promise<string>;
  close(tx: Tx, id: string, closed: Pick<Made, 'by' | 'at'>): Promise<boolean>;
  /** Beyond its form: by field. */
  mistakes(entry: Of): Record<string, string>;
  notChecked(entry: Of): string[];
  checkedAgainst(): string;
};

const medicines: Shelf<MedicineEntry> = {
  list: listMedicineVersions,
  insert: insertMedicine,
  close: closeMedicine,
  mistakes: mistakesInMedicine,
  notChecked: unknownIngredients,
  checkedAgainst: safetyTableName,
};

const tests: Shelf<TestEntry> = {
  list: listTestVersions,
  insert: insertTestVersion,
  close: closeLabTest,
  mistakes: mistakesInTest,
  notChecked: unlimitedMeasures,
  checkedAgainst: () => 'Nadi’s limits of lab values, by LOINC code',
};

const diagnoses: Shelf<DiagnosisEntry> = {
  list: listDiagnosisVersions,
  insert: insertDiagnosisVersion,
  close: closeDiagnosis,
  mistakes: mistakesInDiagnosis,
  notChecked: () => [],
  checkedAgainst: () => 'ICD-10 of WHO, edition 2019',
};

const SHELVES = { medicine: medicines, test: tests, diagnosis: diagnoses };

/** An entry only ever meets the shelf of its own kind: its kind is what chooses it. */
export const shelfOf = (kind: Catalogue): Shelf<Entry> => SHELVES[kind] as Shelf<Entry>;
