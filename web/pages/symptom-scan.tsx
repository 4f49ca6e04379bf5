export function SymptomScanPage() {
  return null;
}
