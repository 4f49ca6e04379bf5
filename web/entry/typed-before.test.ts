// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { type ChangeEvent, createElement, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { takeTyped } from './typed-before.ts';

let over = new AbortController();
afterEach(() => {
  over.abort();
  over = new AbortController();
  document.body.replaceChildren();
});

/** On the page, which other tests use after this one. */
const hear = <Type extends 'input' | 'submit' | 'click'>(
  type: Type,
  heard: (event: HTMLElementEventMap[Type]) => void,
) => document.body.addEventListener(type, heard, { signal: over.signal });

const FORM =
  '<form><input name="login"><input name="password" type="password"><input name="remember" type="checkbox"></form>';
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;

test('what was typed and checked before the script came stands in the live form, and the focus stays where it was', () => {
  document.body.innerHTML = FORM;
  field('login').value = 'PUD-7K3QX-2M9TD';
  field('remember').checked = true;
  field('password').focus();

  const giveBack = takeTyped(document.body);
  document.body.innerHTML = FORM;
  const heard: string[] = [];
  hear('input', ({ target }) => heard.push((target as HTMLInputElement).name));
  giveBack();

  expect([field('login').value, field('password').value, field('remember').checked]).toEqual([
    'PUD-7K3QX-2M9TD',
    '',
    true,
  ]);
  expect(heard).toEqual(['login', 'remember']);
  expect(document.activeElement).toBe(field('password'));
});

test('a form that was sent before the script came is sent once it is there, with what was typed', async () => {
  document.body.innerHTML = FORM;
  field('login').value = 'PUD-7K3QX-2M9TD';
  document.documentElement.dataset.sent = '0';
  const giveBack = takeTyped(document.body);
  document.body.innerHTML = FORM;
  const sent: string[] = [];
  document.forms[0]?.addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push(field('login').value);
  });
  giveBack();

  await expect.poll(() => sent).toEqual(['PUD-7K3QX-2M9TD']);
  delete document.documentElement.dataset.sent;
});

test('what is typed after the live page was begun, but before it stands there, is kept, too', () => {
  document.body.innerHTML = FORM;
  const giveBack = takeTyped(document.body);
  field('login').focus();
  field('login').value = 'PUD-7K3QX-2M9TD';
  document.body.innerHTML = FORM;
  giveBack();

  expect(field('login').value).toBe('PUD-7K3QX-2M9TD');
  expect(document.activeElement).toBe(field('login'));
});

test('a button that was pressed before the script came is pressed as soon as the screen has it', async () => {
  document.documentElement.dataset.pressed = 'SOS';
  const giveBack = takeTyped(document.body);
  giveBack();
  const pressed: string[] = [];
  const button = document.body.appendChild(document.createElement('button'));
  button.append(' SOS ');
  button.addEventListener('click', () => pressed.push('SOS'));

  await expect.poll(() => pressed).toEqual(['SOS']);
  expect(document.documentElement.dataset.pressed).toBeUndefined();
});

test('what was typed and sent waits for its field, and goes into no other form', async () => {
  document.body.innerHTML = FORM;
  field('login').value = 'PUD-7K3QX-2M9TD';
  document.documentElement.dataset.sent = '0';
  const giveBack = takeTyped(document.body);
  document.body.innerHTML = '<form><input name="reason"></form>';
  const sent: string[] = [];
  hear('submit', (event) => {
    event.preventDefault();
    sent.push((event.target as HTMLFormElement).innerHTML.includes('reason') ? 'another' : field('login').value);
  });
  giveBack();
  await new Promise((done) => setTimeout(done, 50));
  document.body.insertAdjacentHTML('beforeend', FORM);

  await expect.poll(() => sent).toEqual(['PUD-7K3QX-2M9TD']);
});

test('SOS is found where the live button also says that help was called', async () => {
  document.documentElement.dataset.pressed = 'SOS';
  const giveBack = takeTyped(document.body);
  const pressed: string[] = [];
  for (const words of ['SOSearch', 'SOS sent']) {
    const button = document.body.appendChild(document.createElement('button'));
    button.append(words);
    button.addEventListener('click', () => pressed.push(words));
  }
  giveBack();

  await expect.poll(() => pressed).toEqual(['SOS sent']);
});

test('a button without words is known by its label, and no other is pressed in its place', async () => {
  document.body.innerHTML = '<button aria-label="Private"></button><button aria-label="Open the menu"></button>';
  document.documentElement.dataset.pressed = 'Open the menu';
  const pressed: (string | null)[] = [];
  hear('click', ({ target }) => pressed.push((target as Element).getAttribute('aria-label')));
  takeTyped(document.body)();

  await expect.poll(() => pressed).toEqual(['Open the menu']);
});

test('a draft that stands in the live field stays beside what was typed', () => {
  const area = '<form><textarea name="symptoms"></textarea></form>';
  document.body.innerHTML = area;
  field('symptoms').value = 'since Monday';
  const giveBack = takeTyped(document.body);
  document.body.innerHTML = area;
  field('symptoms').value = 'My knee hurts';
  giveBack();

  expect(field('symptoms').value).toBe('My knee hurts\nsince Monday');
});

test('a form that nobody touched is left alone', () => {
  document.body.innerHTML = FORM;
  const giveBack = takeTyped(document.body);
  field('login').value = 'filled in by the address';
  giveBack();

  expect(field('login').value).toBe('filled in by the address');
  expect(document.activeElement).toBe(document.body);
});

const Login = () => {
  const [login, setLogin] = useState('');
  return createElement('input', {
    name: 'login',
    value: login,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setLogin(target.value.trim()),
  });
};

test('a field that React holds takes what was typed, and still has it after it is drawn again', async () => {
  document.body.innerHTML = '<div id="root"><form><input name="login"></form></div>';
  const root = document.getElementById('root') as HTMLElement;
  field('login').value = 'PUD-7K3QX-2M9TD';
  const giveBack = takeTyped(root);
  root.replaceChildren();
  const { rerender } = render(createElement(Login), { container: root });
  act(giveBack);
  rerender(createElement(Login));

  expect(field('login').value).toBe('PUD-7K3QX-2M9TD');
});
