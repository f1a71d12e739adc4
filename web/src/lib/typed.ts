/** What somebody has typed or pasted, as it is sent: without spaces around it, and without tabs and other control characters. */
export const typed = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();
