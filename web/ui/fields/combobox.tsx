// A field with a list of suggestions, after the WAI-ARIA combobox pattern: the focus stays in the field, the arrows move
// through the list, Enter takes what is marked, Esc closes the list and then empties the field. The mark belongs to a
// suggestion, not to a place: when the list changes under it, Enter never takes the one that came into its place.

import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useId, useState } from 'react';
import { t, tCount } from '#web/language/say.ts';
import { classNames } from '../class-names.ts';
import styles from './combobox.module.css';

export type Suggestion = { id: string; content: ReactNode; className?: string | undefined };

type ComboboxProps = {
  /** A visible label stands outside and names this id. */
  id?: string;
  label?: string;
  value: string;
  onType: (value: string) => void;
  suggestions: readonly Suggestion[];
  onPick: (id: string) => void;
  /** Said where there is nothing to suggest; nothing is shown without it. */
  empty?: ReactNode;
  placeholder?: string;
  icon?: ReactNode;
  size?: 'large';
  isInvalid?: boolean;
  describedBy?: string | undefined;
  /** The list is part of the page, not over it: for a dialog of its own. */
  isAlwaysOpen?: boolean;
  /** Nothing is marked until the arrows say so: Enter then means what was typed. */
  marksFirst?: boolean;
  maxLength?: number;
  ref?: Ref<HTMLInputElement>;
};

export function Combobox(props: ComboboxProps) {
  const { value, onType, suggestions, onPick, empty, isAlwaysOpen = false, marksFirst = true } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const [isWanted, setWanted] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const isOpen = (isWanted || isAlwaysOpen) && (suggestions.length > 0 || (empty !== undefined && value.trim() !== ''));
  const marked = chosen === null ? Math.min(marksFirst ? 0 : -1, suggestions.length - 1) : placeOf(suggestions, chosen);
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(() => {
    // The focus stays in the field, so the browser does not bring the marked one into sight by itself.
    if (chosen !== null && marked >= 0)
      document.getElementById(`${id}-${marked}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, chosen, marked]);

  const close = () => {
    setWanted(false);
    setChosen(null);
  };
  const pick = (index: number) => {
    const suggestion = suggestions[index];
    if (!suggestion) return;
    close();
    onPick(suggestion.id);
  };
  const move = (by: number) => {
    setWanted(true);
    setChosen(suggestions.at((marked + by) % suggestions.length)?.id ?? null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const isHandled = act(event);
    if (isHandled) event.preventDefault();
  };
  const act = ({ key, altKey }: KeyboardEvent): boolean => {
    if (key === 'ArrowDown' && isOpen && !altKey) move(1);
    else if (key === 'ArrowDown') setWanted(true);
    else if (key === 'ArrowUp' && altKey) close();
    else if (key === 'ArrowUp') move(marked < 0 ? 0 : -1);
    else if (key === 'Enter' && isOpen && marked >= 0) pick(marked);
    else if (key === 'Escape' && isOpen && !isAlwaysOpen) close();
    else if (key === 'Escape' && value !== '' && !isAlwaysOpen) onType('');
    else return false;
    return true;
  };

  return (
    <div className={classNames('relative min-0', props.size && styles[props.size])}>
      <div className={`row relative ${styles.field}`}>
        {props.icon}
        <input
          ref={props.ref}
          id={id}
          role="combobox"
          type="text"
          autoComplete="off"
          spellCheck={false}
          aria-label={props.label}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={isOpen && marked >= 0 ? optionId(marked) : undefined}
          aria-invalid={props.isInvalid || undefined}
          aria-describedby={props.describedBy}
          placeholder={props.placeholder}
          maxLength={props.maxLength}
          value={value}
          onChange={(event) => {
            setWanted(true);
            setChosen(null);
            onType(event.currentTarget.value);
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
      </div>
      <Suggestions {...{ id, isOpen, marked, suggestions, optionId, empty }} isFloating={!isAlwaysOpen} onPick={pick} />
      <span className="visually-hidden" role="status">
        {isOpen && counted(suggestions.length)}
      </span>
    </div>
  );
}

const placeOf = (suggestions: readonly Suggestion[], id: string) => suggestions.findIndex((each) => each.id === id);

const counted = (count: number) => tCount('{n} suggestion', '{n} suggestions', count);

type SuggestionsProps = {
  id: string;
  isOpen: boolean;
  isFloating: boolean;
  marked: number;
  suggestions: readonly Suggestion[];
  optionId: (index: number) => string;
  empty: ReactNode;
  onPick: (index: number) => void;
};

function Suggestions({ id, isOpen, isFloating, marked, suggestions, optionId, empty, onPick }: SuggestionsProps) {
  return (
    <div className={isFloating ? `panel round ${styles.floating}` : undefined} hidden={!isOpen}>
      <div id={`${id}-list`} role="listbox" aria-label={t('Suggestions')}>
        {suggestions.map((suggestion, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the marked option.
          <div
            key={suggestion.id}
            id={optionId(index)}
            role="option"
            aria-selected={index === marked}
            className={classNames(`row wrap pressable lead-130 ${styles.option}`, suggestion.className)}
            // Before the field would lose the focus.
            onPointerDown={(event) => {
              event.preventDefault();
              if (event.button === 0) onPick(index);
            }}
          >
            {suggestion.content}
          </div>
        ))}
      </div>
      {suggestions.length === 0 && <p className={`muted ${styles.empty}`}>{empty}</p>}
    </div>
  );
}
