// @ts-check

/**
 * How to call npm: the very one that runs us, else the one on the path.
 * @param {Record<string, string | undefined>} env
 * @param {string} platform
 * @returns {{ command: string, first: string[], shell: boolean }}
 */
export function npmCommand(env, platform) {
  const script = env.npm_execpath;
  // Other package managers set npm_execpath too, to themselves.
  if (script && /npm-cli\.[cm]?js$/.test(script)) {
    return { command: env.npm_node_execpath ?? process.execPath, first: [script], shell: false };
  }
  return { command: 'npm', first: [], shell: platform === 'win32' };
}
