import { IconCalendarEvent, IconClipboardHeart, IconHome, IconUser } from '@tabler/icons-react';

/** What links jump to; notices link to the appointments. */
export const PLACES = {
  home: 'home',
  symptoms: 'symptoms',
  book: 'book',
  appointments: 'appointments',
  board: 'board',
  you: 'you',
} as const;

export const SECTIONS = [
  { id: PLACES.home, label: 'Home', icon: IconHome },
  { id: PLACES.book, label: 'Book', icon: IconCalendarEvent },
  { id: PLACES.board, label: 'Board', icon: IconClipboardHeart },
  { id: PLACES.you, label: 'You', icon: IconUser },
] as const;
