// A service that keeps failing is left alone for a while, so that nobody waits for it in vain.
const MAX_FAILURES = 5;
const REST_MS = 30_000;

export type Circuit = { isOpen(now: Date): boolean; succeeded(): void; failed(now: Date): void };

export function makeCircuit(): Circuit {
  let failures = 0;
  let closedUntil = 0;
  return {
    isOpen(now) {
      return now.getTime() < closedUntil;
    },
    succeeded() {
      failures = 0;
    },
    failed(now) {
      failures += 1;
      // After the rest one more failure is enough: nothing has shown that it is well again.
      if (failures >= MAX_FAILURES) closedUntil = now.getTime() + REST_MS;
    },
  };
}
