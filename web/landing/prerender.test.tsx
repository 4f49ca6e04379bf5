import { beforeAll, describe, expect, test } from 'vitest';
import { parsePud } from '#contract/pud.ts';
import { SCREENS } from '#contract/screens.ts';
import { offerings, reasons } from './claims.ts';
import { clinic } from './clinic.ts';
import { EXAMPLE_HEALTH_ID } from './drawings/health-id-code.tsx';
import { prerender } from './prerender.tsx';

const pages = prerender({
  stylesheet: '/assets/landing.css',
  font: '/assets/face.woff2',
  letters: { stylesheet: '/assets/letters.css', fonts: ['/assets/letters.woff2'] },
});
const read = (name: string) => new DOMParser().parseFromString(pages[name] ?? '', 'text/html');
const all = (page: Document, selector: string) => [...page.querySelectorAll(selector)];

describe.each(['landing.html', 'landing-hi.html', 'security.html', 'security-hi.html'])('%s', (name) => {
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
      const [path, section] = href.replace('?language=hi', '').split('#');
      const target = path === '/' || path === '/hi' ? landing : page;
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

test('both languages name each other, and each says which it is', () => {
  const named = (name: string) =>
    all(read(name), 'link[rel=alternate]').map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);
  for (const [english, hindi, addresses] of [
    ['landing.html', 'landing-hi.html', { en: '/', hi: '/hi' }],
    ['security.html', 'security-hi.html', { en: '/security', hi: '/hi/security' }],
  ] as const) {
    expect(named(english)).toEqual(Object.entries(addresses));
    expect(named(hindi)).toEqual(Object.entries(addresses));
    expect(read(english).documentElement.lang).toBe('en');
    expect(read(hindi).documentElement.lang).toBe('hi');
    expect(read(english).querySelector('a[lang=hi]')?.getAttribute('href')).toBe(addresses.hi);
    expect(read(hindi).querySelector('a[lang=en]')?.getAttribute('href')).toBe(addresses.en);
  }
});

test.each(['landing-hi.html', 'security-hi.html'])('in %s every text is Hindi, and links lead to Hindi', (name) => {
  const page = read(name);
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const english: string[] = [];
  while (walker.nextNode()) {
    if (walker.currentNode.parentElement?.closest('code')) continue;
    const text = (walker.currentNode.textContent ?? '').replaceAll(/\{\{\w+\}\}/g, '');
    // Names of people, of products, of measures and of techniques stay as they are.
    const rest = text.replaceAll(
      /164\.\d+(?:\(\w+\))*|Argon2id|SameSite|HttpOnly|JSON|kB|RFC 6962|Merkle|Ed25519|AES-256-GCM|no-store|HSTS|TLS|Idempotency-Key|kill -9|Nadi|English|Health ID|PUD[-\w]*|SOS|HIPAA|AI|HbA1c|mmHg|Rosa|Amlodipine 5 mg|(?:Dr\. )?(?:Meera Iyer|Arjun Nair|Ananya Rao)/g,
      '',
    );
    if (/[A-Za-z]/.test(rest)) english.push(text.trim());
  }
  expect(english).toEqual([]);
  expect(all(page, 'a:not([lang])[href="/security"], a[href^="/#"]')).toEqual([]);
  const patient = all(page, 'a[href^="/register"], a[href^="/login/patient"], a[href^="/symptom"]');
  expect(patient.filter((link) => !link.getAttribute('href')?.endsWith('?language=hi'))).toEqual([]);
});

test('the signs of an emergency are as many in Hindi, each with the number beside it', () => {
  const signs = (name: string) => all(read(name), '.signs li').length;
  expect(signs('landing-hi.html')).toBe(signs('landing.html'));
  expect(read('landing-hi.html').querySelector('.care-urgent h3')?.textContent).toContain(
    'अभी {{emergencyNumber}} पर कॉल करें',
  );
});

test('only the page in Hindi asks for its letters', () => {
  expect(pages['landing-hi.html']).toContain('/assets/letters.css');
  expect(pages['landing.html']).not.toContain('letters');
  expect(pages['security-hi.html']).toContain('/assets/letters.css');
  expect(pages['security.html']).not.toContain('letters');
});
