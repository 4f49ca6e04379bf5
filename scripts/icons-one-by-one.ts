import type { Plugin } from 'vite';

const ICONS = '@tabler/icons-react';
const IMPORT_OF_ICONS = new RegExp(`import \\{([^}]*)\\} from '${ICONS}';`, 'g');

/** Icons are asked for by name, not through the list of all: so the build knows which page needs which. */
export function iconsOneByOne(): Plugin {
  return {
    name: 'nadi:icons-one-by-one',
    transform: {
      filter: { id: /\/web\/.*\.tsx?$/, code: ICONS },
      handler: (code) => code.replace(IMPORT_OF_ICONS, (_, names: string) => names.split(',').map(importOf).join('')),
    },
    enforce: 'pre',
  };
}

function importOf(name: string): string {
  const [icon, as = icon] = name.trim().split(' as ');
  if (!icon || name.trim().startsWith('type ')) return '';
  return `import ${as} from '${ICONS}/dist/esm/icons/${icon}.mjs';`;
}
