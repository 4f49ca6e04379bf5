const SAID_EVERY_MS = 500;

/** One line that is written over in a terminal; in a file or a log only the last word counts. */
export function showProgress(): { say(line: string): void; end(): void } {
  let saidAt = 0;
  const isTerminal = process.stderr.isTTY === true;
  const write = (line: string) => process.stderr.write(`\r${line.padEnd(78)}`);
  return {
    say(line) {
      if (!isTerminal || Date.now() - saidAt < SAID_EVERY_MS) return;
      saidAt = Date.now();
      write(line);
    },
    end() {
      if (isTerminal && saidAt > 0) process.stderr.write(`\r${' '.repeat(78)}\r`);
    },
  };
}
