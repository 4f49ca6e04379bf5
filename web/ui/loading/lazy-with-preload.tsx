// A part of a page that comes in a file of its own. Asked for ahead it is there when it is drawn; otherwise a fallback
// stands in its place, and React leaves a fallback standing for a third of a second, however soon the file is there.
import { type ComponentType, lazy, useState } from 'react';

type File<Props> = { default: ComponentType<Props> };

export function lazyWithPreload<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let file: File<Props> | undefined;
  let asked: Promise<File<Props>> | undefined;
  const ask = () => {
    asked ??= load().then((component) => {
      file = { default: component };
      return file;
    });
    return asked;
  };
  const Later = lazy<ComponentType<Props>>(ask);
  // biome-ignore lint/correctness/noComponentHookFactories: made once per file, at the top of a module.
  function Part(props: Props) {
    // Decided once: what is on the page is not drawn anew because its file has come.
    const [There] = useState<ComponentType<Props>>(() => file?.default ?? Later);
    return <There {...props} />;
  }
  // A failure is met by whoever draws it.
  const ahead = () =>
    ask().then(
      () => undefined,
      () => undefined,
    );
  return Object.assign(Part, { ahead });
}
