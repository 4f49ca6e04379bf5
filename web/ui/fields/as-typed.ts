import { useState } from 'react';

/** What is typed stays as it is typed until the field is left; then its value is written in full. */
export function useAsTyped(value: string, write: (value: string) => string = (same) => same) {
  const [typed, setTyped] = useState<{ text: string; value: string } | null>(null);
  // A value that came from elsewhere counts more than what was typed before it.
  const isTyping = typed !== null && typed.value === value;
  return {
    isTyping,
    shown: isTyping ? typed.text : write(value),
    type: (text: string, read: string) => setTyped({ text, value: read }),
    leave: () => setTyped(null),
  };
}
