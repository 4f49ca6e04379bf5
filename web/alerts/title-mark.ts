import { useEffect } from 'react';

const MARK = /^\(\d+ emergency\)\s*/;

/** How many alerts nobody has answered stands in front of the tab's title, whatever page it shows. */
export function useTitleMark(count: number) {
  useEffect(() => {
    const title = document.querySelector('title');
    if (!title) return;
    const write = () => {
      const bare = document.title.replace(MARK, '');
      const wanted = count > 0 ? `(${count} emergency) ${bare}`.trim() : bare;
      if (document.title !== wanted) document.title = wanted;
    };
    write();
    // A page that is opened writes its own title.
    const watcher = new MutationObserver(write);
    watcher.observe(title, { childList: true });
    return () => {
      watcher.disconnect();
      document.title = document.title.replace(MARK, '');
    };
  }, [count]);
}
