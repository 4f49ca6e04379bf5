/** "204-A": one spelling of a bed, as messages, alerts and the ward say it. */
export const bedInWords = ({ room, bed }: { room: string; bed: string }): string => `${room}-${bed}`;
