import { beforeAll, describe, expect, test } from 'vitest';
import { parsePud } from '#contract/pud.ts';
import { SCREENS } from '#contract/screens.ts';
import { offerings, reasons } from './claims.ts';
import { clinic } from './clinic.ts';
import { EXAMPLE_HEALTH_ID } from './drawings/health-id-code.tsx';
import { prerender } from './prerender.tsx';

const pages = prerender({ stylesheet: '/assets/landing.css', font: '/assets/face.woff2' });
const read = (name: string) => new DOMParser().parseFromString(pages[name] ?? '', 'text/html');
const all = (page: Document, selector: string) => [...page.querySelectorAll(selector)];

describe.each(['landing.html', 'security.html'])('%s', (name) => {
  let page: Document;
  beforeAll(() => {
    page = read(name);
  });

  test('needs no script and no style of its own', () => {
    expect(all(page, 'script, style, [style], form, button')).toEqual([]);
    expect(pages[name]).not.toMatch(/\son[a-z]+=/);
  });

  test('names only facts of the clinic that the server knows', () => {
    const named = new Set(pages[name]?.match(/\{\{\w+\}\}/g));

    expect([...named].filter((fact) => !Object.values<string>(clinic).includes(fact))).toEqual([]);
  });

  test('every link leads to a section, a screen, a telephone or a mailbox', () => {
    const screens = SCREENS.map((screen) => screen.path as string);
    const landing = read('landing.html');
    const leadsSomewhere = (href: string) => {
      if (/^(tel|mailto):./.test(href)) return true;
      const [path, section] = href.split('#');
      const target = path === '/' ? landing : page;
      return (path === '' || screens.includes(path ?? '')) && (!section || target.getElementById(section) !== null);
    };

    const dead = all(page, 'a').map((link) => link.getAttribute('href') ?? '');

    expect(dead.filter((href) => !leadsSomewhere(href))).toEqual([]);
  });

  test('headings go down one step at a time', () => {
    const levels = all(page, 'h1, h2, h3, h4').map((heading) => Number(heading.tagName.slice(1)));

    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, i) => level > (levels[i - 1] ?? 0) + 1)).toEqual([]);
  });

  test('no two things share an id', () => {
    const ids = all(page, '[id]').map((element) => element.id);

    expect(ids).toEqual([...new Set(ids)]);
  });
});

// spec: 1.6
test('every claim that is not built says Coming beside its name', () => {
  const landing = read('landing.html');
  const headings = all(landing, '.cell h3, #about dt');

  const coming = headings.filter((heading) => heading.textContent?.endsWith('Coming'));

  const unbuilt = [...Object.values(offerings), ...reasons].filter((claim) => !claim.built);
  expect(coming.map((heading) => heading.textContent)).toEqual(unbuilt.map(({ name }) => `${name} Coming`));
});

test('the Health ID in the picture can belong to nobody', () => {
  expect(parsePud(EXAMPLE_HEALTH_ID)).toBeNull();
});
