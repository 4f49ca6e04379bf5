// The parts of the store that the administrator's catalogues use.
export { closeEntry as closeDiagnosis, insertEntry as insertDiagnosisVersion } from './store.ts';
