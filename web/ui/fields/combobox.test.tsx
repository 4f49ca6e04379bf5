import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Combobox } from './combobox.tsx';

afterEach(cleanup);

const FRUIT = ['Apple', 'Apricot', 'Avocado'];

function Fruits({ onPick }: { onPick: (id: string) => void }) {
  const [value, setValue] = useState('');
  const found = FRUIT.filter((fruit) => value && fruit.toLowerCase().startsWith(value));
  return (
    <Combobox
      label="Fruit"
      value={value}
      onType={setValue}
      suggestions={found.map((fruit) => ({ id: fruit, content: fruit }))}
      onPick={onPick}
      empty="No such fruit"
    />
  );
}

function open(typed: string) {
  const picked: string[] = [];
  render(<Fruits onPick={(id) => picked.push(id)} />);
  const field = screen.getByRole('combobox', { name: 'Fruit' }) as HTMLInputElement;
  fireEvent.change(field, { target: { value: typed } });
  const press = (key: string) => fireEvent.keyDown(field, { key });
  const marked = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
  return { field, picked, press, marked };
}

test('the arrows go round the list while the focus stays in the field, and Enter takes what is marked', () => {
  const { field, picked, press, marked } = open('a');
  expect(field.getAttribute('aria-expanded')).toBe('true');
  expect(marked()).toBe('Apple');

  press('ArrowUp');
  expect(marked()).toBe('Avocado');
  press('ArrowDown');
  press('ArrowDown');
  expect(marked()).toBe('Apricot');
  press('Enter');

  expect(picked).toEqual(['Apricot']);
  expect(field.getAttribute('aria-expanded')).toBe('false');
});

test('Esc closes the list first, and empties the field when pressed again', () => {
  const { field, press } = open('ap');

  press('Escape');
  expect(field.getAttribute('aria-expanded')).toBe('false');
  expect(field.value).toBe('ap');
  press('Escape');

  expect(field.value).toBe('');
});

test('a mouse picks without taking the focus, and how many there are is said', () => {
  const { picked } = open('ap');

  expect(screen.getByRole('status').textContent).toBe('2 suggestions');
  fireEvent.pointerDown(screen.getByRole('option', { name: 'Apricot' }), { button: 0 });

  expect(picked).toEqual(['Apricot']);
});

test('a list without anything says so', () => {
  open('zz');

  expect(screen.getByText('No such fruit')).toBeDefined();
});

test('the mark stays with its suggestion when another list comes, and is gone with it', () => {
  const picked: string[] = [];
  const list = (...fruits: string[]) => fruits.map((fruit) => ({ id: fruit, content: fruit }));
  const props = { label: 'Fruit', value: 'a', onType: () => undefined, onPick: (id: string) => picked.push(id) };
  const { rerender } = render(<Combobox {...props} suggestions={list('Apple', 'Apricot')} />);
  const input = screen.getByRole('combobox', { name: 'Fruit' });
  const down = (key: string) => fireEvent.keyDown(input, { key });
  const marked = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;
  fireEvent.change(input, { target: { value: 'ap' } });
  down('ArrowDown');
  expect(marked()).toBe('Apricot');

  rerender(<Combobox {...props} suggestions={list('Acai', 'Apple', 'Apricot')} />);
  expect(marked()).toBe('Apricot');
  rerender(<Combobox {...props} suggestions={list('Acai', 'Apple')} />);
  down('Enter');

  expect(picked).toEqual([]);
});
