// @ts-check
// The checks that read the code without running it.

/**
 * @typedef {{ name: string, args: string[] }} Check  what Node 24 is to run
 * @type {Check[]}
 */
export const CHECKS = [
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'] },
  {
    name: 'format and lint',
    args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--max-diagnostics=50', '.'],
  },
  { name: 'React and accessible markup', args: ['node_modules/oxlint/bin/oxlint', '--deny-warnings', 'web'] },
];
