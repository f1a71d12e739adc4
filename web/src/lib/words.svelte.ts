// Sentences in the reader's language: the same Fluent files that the Python side reads.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import languages from 'virtual:sentences';
import { settings } from './settings.svelte';

const SOURCE = 'en';

/** Every language that has a file of sentences, by its code. */
export const LANGUAGES = languages;

/** A language as people choose it: its own name, and its share while it does not say everything. */
export const languageLabel = (code: string): string => {
  const { name, share } = languages[code]!;
  return share === 100 ? name : `${name} (${percent(share)})`;
};

export type Values = Record<string, FluentVariable>;

/** By language: how many per cent of some sentences it has, and a way to load them. */
type Loaders = Record<string, { share: number; load: () => Promise<{ default: string[] }> }>;

class Words {
  language = $state(SOURCE);
  bundles = $state.raw<FluentBundle[]>([]);
  /** How numbers, times and lists are written: as the language writes them if the browser knows it, else as English. */
  locale = $derived(localeOf(this.language));
  #requested = SOURCE;
  #loaders: Loaders[] = [languages];
  /** Only the last of several calls that overlap takes effect. */
  #calls = 0;

  async load(requested: string): Promise<void> {
    const language = requested in languages ? requested : SOURCE;
    this.#requested = language;
    const call = ++this.#calls;
    // What a language does not say is said in English.
    const isWhole = this.#loaders.every((loader) => loader[language]?.share === 100);
    const wanted = isWhole || language === SOURCE ? [language] : [language, SOURCE];
    const bundles = await Promise.all(wanted.map((one) => bundleOf(one, this.#loaders)));
    if (call !== this.#calls) return;
    this.bundles = bundles;
    this.language = language;
  }

  /** Say these sentences too, which only some pages need, in whatever language is chosen. */
  async add(loaders: Loaders): Promise<void> {
    if (this.#loaders.includes(loaders)) return;
    this.#loaders = [...this.#loaders, loaders];
    await this.load(this.#requested);
  }
}

function localeOf(language: string): string {
  try {
    return Intl.NumberFormat.supportedLocalesOf(language)[0] ?? SOURCE;
  } catch {
    return SOURCE;
  }
}

async function bundleOf(language: string, loaders: Loaders[]): Promise<FluentBundle> {
  const bundle = new FluentBundle(localeOf(language), { useIsolating: false });
  for (const texts of await Promise.all(loaders.map((loader) => loader[language]?.load()))) {
    for (const text of texts?.default ?? []) bundle.addResource(new FluentResource(text));
  }
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
  return new Intl.ListFormat(words.locale, { type: 'conjunction' }).format(items);
}

/** "Aiko, Mateo or Otto" */
export function listedOr(items: string[]): string {
  return new Intl.ListFormat(words.locale, { type: 'disjunction' }).format(items);
}

/** A name or noun at the start of a line. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(words.locale) + text.slice(1);
}

export function number(value: number): string {
  return new Intl.NumberFormat(words.locale, { signDisplay: 'auto' }).format(value).replace('-', '−');
}

/** With one digit behind the mark that the language has for it: "42.5", "42,5". */
export function decimal(value: number): string {
  return new Intl.NumberFormat(words.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

export function percent(share: number): string {
  return new Intl.NumberFormat(words.locale, { style: 'percent' }).format(share / 100);
}

/** "2 minutes", "3 days" */
export function duration(value: number, unit: 'second' | 'minute' | 'hour' | 'day'): string {
  return new Intl.NumberFormat(words.locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
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
  const format = new Intl.RelativeTimeFormat(words.locale, { numeric: 'auto' });
  if (-seconds < HOUR) return format.format(Math.round(seconds / MINUTE), 'minute');
  return -seconds < DAY
    ? format.format(Math.round(seconds / HOUR), 'hour')
    : format.format(Math.round(seconds / DAY), 'day');
}

/** Since when, as one would say it: "for 4 min", "for 2 hr", and from a day on the day and the hour of this device. */
export function since(moment: string): string {
  const date = new Date(moment);
  const seconds = Math.max(0, (Date.now() - date.getTime()) / 1000);
  const unit = seconds < HOUR ? 'minute' : 'hour';
  if (seconds < DAY) {
    const value = Math.max(1, Math.floor(seconds / (unit === 'minute' ? MINUTE : HOUR)));
    const format = new Intl.NumberFormat(words.locale, { style: 'unit', unit, unitDisplay: 'short' });
    return t('web-since', { time: format.format(value) });
  }
  return dayAndHour(moment);
}

/** "Fri, 13 Nov, 22:41" */
export function dayAndHour(moment: string): string {
  const parts = { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(words.locale, parts).format(new Date(moment));
}

/** "14:05" */
export function hourOf(moment: number): string {
  return new Intl.DateTimeFormat(words.locale, { hour: '2-digit', minute: '2-digit' }).format(moment);
}

/** What a clock shows: "1:05", and from an hour on its largest unit. */
export function countdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= HOUR) return roughly(milliseconds);
  const two = new Intl.NumberFormat(words.locale, { minimumIntegerDigits: 2 });
  return `${number(Math.floor(seconds / MINUTE))}:${two.format(seconds % MINUTE)}`;
}

/** The language that was chosen here, else the browser's first one of which we have sentences. */
export function requestedLanguage(): string {
  if (settings.language) return settings.language;
  const wanted = navigator.languages.flatMap((language) => [language, language.split('-')[0]!]);
  return wanted.find((language) => language in languages) ?? SOURCE;
}
