// The calendar file of a mail about a visit: the one that the app gives, in the language of the mail. A mail names no department, so
// its file names none either.
import { type CalendarVisit, calendarFile } from '#contract/appointments/calendar-file.ts';
import type { Language } from '#contract/language/language.ts';
import { zoneName } from '#contract/language/zone-name.ts';
import { momentIn } from '#contract/notice-words/fill.ts';
import type { Config } from '#server/platform/config.ts';

export type MailedVisit = { visit: CalendarVisit; isPrivate: boolean };

type Around = { language: Language; clinic: Config['clinic']; now: Date; link: string; video: string };

const WORDS = {
  en: {
    title: (doctor: string, clinic: string) => `Visit: ${doctor}, ${clinic}`,
    privateTitle: 'Appointment',
    about: (time: string, zone: string, link: string) => `${time} (${zone}). To move or cancel: ${link}`,
    video: (link: string) => `Video visit: ${link}`,
  },
  hi: {
    title: (doctor: string, clinic: string) => `डॉक्टर को दिखाना: ${doctor}, ${clinic}`,
    privateTitle: 'अपॉइंटमेंट',
    about: (time: string, zone: string, link: string) => `${time} (${zone})। समय बदलने या रद्द करने के लिए: ${link}`,
    video: (link: string) => `वीडियो मुलाक़ात: ${link}`,
  },
} as const satisfies Record<Language, unknown>;

/** Of a visit that is cancelled it takes the entry out again, and says nothing about coming. */
export function visitFile({ visit, isPrivate }: MailedVisit, { language, clinic, now, link, video }: Around): string {
  const words = WORDS[language];
  const isOff = visit.status === 'cancelled';
  const isVideo = visit.mode === 'video';
  const time = momentIn(language, { at: visit.startsAt, zone: visit.timeZone }, 'time');
  const around = {
    title: isPrivate ? words.privateTitle : words.title(visit.doctor, clinic.name),
    about: isOff ? '' : words.about(time, zoneName(language, visit.timeZone), link),
    way: isOff ? '' : isVideo ? words.video(video) : visit.directions,
    ...{ video: isVideo ? video : null, language, clinic, now, isPrivate },
  };
  return calendarFile(visit, around, isOff ? 'CANCEL' : 'PUBLISH');
}
