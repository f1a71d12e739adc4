// Sentences in the reader's language: the same Fluent files that the Python side reads.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import sentences from 'virtual:sentences';
import { settings } from './settings.svelte';

const SOURCE = 'en';

/** The languages of the app, each in its own name. */
export const LANGUAGES: Record<string, string> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  es: 'Español',
  ca: 'Català',
  it: 'Italiano',
  cs: 'Čeština',
  sk: 'Slovenčina',
  pl: 'Polski',
  ro: 'Română',
};

/** Those that have sentences already. */
export const languages = Object.keys(LANGUAGES).filter((language) => language in sentences);

export type Values = Record<string, FluentVariable>;

class Words {
  language = $state(SOURCE);
  bundles = $state.raw<FluentBundle[]>([]);

  async load(wished: string): Promise<void> {
    const language = languages.includes(wished) ? wished : SOURCE;
    const wanted = [...new Set([language, SOURCE])];
    const bundles = await Promise.all(wanted.map(bundleOf));
    this.bundles = bundles;
    this.language = language;
  }
}

async function bundleOf(language: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of (await sentences[language]!()).default) bundle.addResource(new FluentResource(text));
  return bundle;
}

export const words = new Words();

/** The sentence of a message, or of one of its attributes (`message.attribute`); its name when there is none. */
export function t(message: string, values: Values = {}): string {
  const [name = '', attribute] = message.split('.');
  for (const bundle of words.bundles) {
    const found = bundle.getMessage(name);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    if (pattern) return bundle.formatPattern(pattern, values);
  }
  return message;
}

export function hasMessage(message: string): boolean {
  return words.bundles.some((bundle) => bundle.hasMessage(message));
}

/** "Aiko, Mateo and Otto" */
export function listed(items: string[]): string {
  return new Intl.ListFormat(words.language, { type: 'conjunction' }).format(items);
}

/** A name or noun at the start of a line. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
}

export function number(value: number): string {
  return new Intl.NumberFormat(words.language, { signDisplay: 'auto' }).format(value).replace('-', '−');
}

/** "2 minutes", "3 days" */
export function duration(value: number, unit: 'second' | 'minute' | 'hour' | 'day'): string {
  return new Intl.NumberFormat(words.language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A time in its largest unit: "2 minutes". */
export function roughly(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  if (seconds < MINUTE) return duration(seconds, 'second');
  if (seconds < HOUR) return duration(Math.floor(seconds / MINUTE), 'minute');
  return seconds < DAY ? duration(Math.floor(seconds / HOUR), 'hour') : duration(Math.floor(seconds / DAY), 'day');
}

/** "2 hours ago", of a moment as the service tells it. */
export function ago(moment: string): string {
  const seconds = Math.round((Date.parse(moment) - Date.now()) / 1000);
  const told = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' });
  if (-seconds < HOUR) return told.format(Math.round(seconds / MINUTE), 'minute');
  return -seconds < DAY
    ? told.format(Math.round(seconds / HOUR), 'hour')
    : told.format(Math.round(seconds / DAY), 'day');
}

/** What a clock shows: "1:05", and from an hour on its largest unit. */
export function countdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= HOUR) return roughly(milliseconds);
  const two = new Intl.NumberFormat(words.language, { minimumIntegerDigits: 2 });
  return `${number(Math.floor(seconds / MINUTE))}:${two.format(seconds % MINUTE)}`;
}

/** The language that was chosen here, else the browser's first one that we speak. */
export function wishedLanguage(): string {
  if (settings.language) return settings.language;
  const short = navigator.languages.map((language) => language.split('-')[0]!);
  return short.find((language) => languages.includes(language)) ?? SOURCE;
}
