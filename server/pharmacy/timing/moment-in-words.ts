/** "5 Mar, 18:30", as the clinic's clock shows it. */
export const momentInWords = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    ...{ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', timeZone },
  }).format(at);
