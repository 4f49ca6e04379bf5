// 'He ate a battery', 'baby moving less than usual': so few words are all of a complaint, and none of them is a turn of speech.

const LONGEST = 7;

export const isPlainStatement = (told: string): boolean => told.trim().split(/\s+/).length <= LONGEST;
