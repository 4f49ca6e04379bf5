// React by itself: the file that is worked out before the app (scripts/build-first-paint.ts), in a task of its own.
export { createRoot } from 'react-dom/client';
