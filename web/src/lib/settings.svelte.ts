// What this device remembers: theme, language, sound, pace, the player's name.

import { sizes } from '../api/messages';
import { STRENGTHS, type Strength } from './bots';
import { typed } from './typed';

type Theme = 'light' | 'dark';
export const THEMES = ['device', 'light', 'dark'] as const;

/** How fast what others do is shown. */
export const PACES = ['slow', 'normal', 'instant'] as const;
export type Pace = (typeof PACES)[number];

export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(`terrae.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`terrae.${key}`, value);
  } catch {
    // A private window may refuse: then it holds for this visit.
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(`terrae.${key}`);
  } catch {
    // It was never remembered.
  }
}

/** What somebody has chosen: a theme, or whichever the device has. */
function chosenTheme(): Theme | 'device' {
  const chosen = remembered('theme');
  return chosen === 'light' || chosen === 'dark' ? chosen : 'device';
}

const darkDevice = matchMedia('(prefers-color-scheme: dark)');
const deviceTheme = (): Theme => (darkDevice.matches ? 'dark' : 'light');

const preferredPace = (): Pace => PACES.find((pace) => pace === remembered('pace')) ?? 'normal';

class Settings {
  themeChoice = $state<Theme | 'device'>(chosenTheme());
  private ofDevice = $state<Theme>(deviceTheme());
  readonly theme = $derived<Theme>(this.themeChoice === 'device' ? this.ofDevice : this.themeChoice);
  sound = $state(remembered('sound') === 'on');
  notices = $state(remembered('notices') === 'on');
  pace = $state<Pace>(preferredPace());
  /** A verdict stays until one says *Continue*. */
  stops = $state(remembered('stops') === 'on');
  /** What others write in their own words is not shown on this device. */
  hidesWords = $state(remembered('hides-words') === 'on');
  /** Single letters and digits are shortcuts. */
  singleKeys = $state(remembered('single-keys') !== 'off');
  /** How deals of the day end on this device is counted with the others'. */
  countsMe = $state(remembered('counts-me') === 'on');
  name = $state(remembered('name') ?? '');
  language = $state(remembered('language') ?? '');
  /** How many play each game at this device, when they have chosen. */
  private seats = $state<Record<string, number>>(JSON.parse(remembered('seats') ?? '{}'));

  constructor() {
    darkDevice.addEventListener('change', () => (this.ofDevice = deviceTheme()));
  }

  turnTheme(): void {
    this.chooseTheme(this.theme === 'dark' ? 'light' : 'dark');
  }

  chooseTheme(theme: Theme | 'device'): void {
    this.themeChoice = theme;
    if (theme === 'device') forget('theme');
    else remember('theme', theme);
  }

  turnSound(): void {
    this.sound = !this.sound;
    remember('sound', this.sound ? 'on' : 'off');
  }

  choosePace(pace: Pace): void {
    this.pace = pace;
    remember('pace', pace);
  }

  turnCountsMe(): void {
    this.countsMe = !this.countsMe;
    remember('counts-me', this.countsMe ? 'on' : 'off');
  }

  turnStops(): void {
    this.stops = !this.stops;
    remember('stops', this.stops ? 'on' : 'off');
  }

  turnHidesWords(): void {
    this.hidesWords = !this.hidesWords;
    remember('hides-words', this.hidesWords ? 'on' : 'off');
  }

  turnSingleKeys(): void {
    this.singleKeys = !this.singleKeys;
    remember('single-keys', this.singleKeys ? 'on' : 'off');
  }

  /** They were wanted, but this browser does not allow them. */
  noticesBlocked = $state(false);

  async turnNotices(): Promise<void> {
    const wanted = !this.notices;
    this.noticesBlocked =
      wanted && (typeof Notification === 'undefined' || (await Notification.requestPermission()) !== 'granted');
    if (this.noticesBlocked) return;
    this.notices = wanted;
    remember('notices', wanted ? 'on' : 'off');
  }

  /** Is this browser told something with the page closed? And when it last told the service where. */
  pushes = $state(remembered('push') !== null);
  pushedAt = Number(remembered('push') ?? 0);

  rememberPush(on: boolean, isFresh = false): void {
    if (on && this.pushes && !isFresh) return;
    this.pushes = on;
    this.pushedAt = on ? Date.now() : 0;
    if (on) remember('push', String(this.pushedAt));
    else forget('push');
  }

  seatsOf(game: string): number | undefined {
    return this.seats[game];
  }

  chooseSeats(game: string, seats: number): void {
    this.seats = { ...this.seats, [game]: seats };
    remember('seats', JSON.stringify(this.seats));
  }

  /** Which bots play at this device, when somebody has chosen: one of them in every seat, or "" for a mixture. */
  private bots = $state<Record<string, string>>(JSON.parse(remembered('bots') ?? '{}'));

  botOf(game: string): string {
    return this.bots[game] ?? '';
  }

  chooseBot(game: string, bot: string): void {
    this.bots = { ...this.bots, [game]: bot };
    remember('bots', JSON.stringify(this.bots));
  }

  private strengths = $state<Record<string, Strength>>(JSON.parse(remembered('strengths') ?? '{}'));

  strengthOf(game: string): Strength {
    return STRENGTHS.find((one) => one === this.strengths[game]) ?? 'normal';
  }

  chooseStrength(game: string, strength: Strength): void {
    this.strengths = { ...this.strengths, [game]: strength };
    remember('strengths', JSON.stringify(this.strengths));
  }

  rename(name: string): void {
    this.name = typed(name).slice(0, sizes.name);
    remember('name', this.name);
  }

  speak(language: string): void {
    this.language = language;
    remember('language', language);
  }
}

export const settings = new Settings();
