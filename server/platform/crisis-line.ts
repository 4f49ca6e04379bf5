/** "14416 Tele-MANAS": a number to dial, then what the service is called, if it has a name. */
export const CRISIS_LINE = /^([0-9+]{2,15})(?: +(\S.{0,39}))?$/;

export function crisisLineOf(setting: string): { number: string; name: string | null } {
  const [, number = '', name] = CRISIS_LINE.exec(setting) ?? [];
  return { number, name: name?.trim() ?? null };
}
