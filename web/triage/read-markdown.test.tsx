// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SafeMarkdown } from './safe-markdown.tsx';

const shown = (text: string) => render(<SafeMarkdown text={text} />).container;

// spec: 9.3
test('strong words, lists and line breaks are kept', () => {
  const page = shown('**Severity:** mild\nwatch it\n\n- keep it *clean*\n- **dry**\n\n1. first\n2) second\n\n### Care');

  expect([...page.querySelectorAll('strong')].map((each) => each.textContent)).toEqual(['Severity:', 'dry', 'Care']);
  expect([...page.querySelectorAll('ul li')].map((each) => each.textContent)).toEqual(['keep it *clean*', 'dry']);
  expect([...page.querySelectorAll('ol li')].map((each) => each.textContent)).toEqual(['first', 'second']);
  expect(page.querySelectorAll('br')).toHaveLength(1);
});

// spec: 9.3
test.each([
  ['a picture with a script', 'See <img src=x onerror="alert(1)"> here'],
  ['a link that is a script', '[click](javascript:alert(1)) and <a href="javascript:alert(1)">me</a>'],
  ['a picture from elsewhere', '![x](https://elsewhere.example/x.png)'],
  ['a frame in strong words', '**<iframe src="https://elsewhere.example"></iframe>**'],
  ['a style', '- <style>body{display:none}</style>'],
])('%s stays plain text', (_, text) => {
  const page = shown(text);

  expect(page.querySelector('img, a, iframe, style, script')).toBeNull();
  expect(page.textContent).toContain(text.replace(/^- |\*\*/g, ''));
});

test('marks that are not closed are shown as they were written', () => {
  expect(shown('2 ** 3 and **never closed').textContent).toBe('2 ** 3 and **never closed');
});
