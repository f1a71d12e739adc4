// What the reader has chosen and not done yet: cards in the hand, and a crisis to lay one of them on.
import { colourOf, regionOf, type Crisis, type HoardSet, type Solution, type TerraView } from './types';

/** The cards without those: nothing if they do not hold them all. */
function without(cards: Solution[], those: Solution[]): Solution[] | null {
  const left = [...cards];
  for (const card of those) {
    const at = left.indexOf(card);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** The Solution that an answer names. */
function cardIn(text: string): Solution[] {
  const named = /^(?:discard )?([GBR][1-6])(?:>|$)/.exec(text)?.[1];
  return named ? [named] : [];
}

export class Choice {
  cards = $state.raw<Solution[]>([]);
  /** A card was chosen that no answer takes: why is said. */
  isIdle = $state(false);
  crisis = $state<Crisis | null>(null);
  /** Somebody has chosen that crisis; it was not only proposed. */
  private isAimed = false;

  constructor(private readonly question: () => TerraView['question']) {}

  private readonly kind = $derived.by(() => this.question()?.kind ?? null);
  private readonly answers = $derived.by(() => this.question()?.answers ?? []);
  private readonly sets = $derived.by(() => Object.entries(this.question()?.sets ?? {}));

  /** The one card that is chosen, where one is asked for. */
  readonly card = $derived.by(() => (this.kind === 'hoard' ? null : (this.cards[0] ?? null)));

  /** The cards that some answer takes. */
  readonly playable = $derived.by(
    () => new Set([...this.answers.flatMap(cardIn), ...this.sets.flatMap(([, set]) => set.cards)]),
  );

  /** Those of them that go with what is chosen already. */
  readonly fitting = $derived.by(() => {
    if (this.kind !== 'hoard') return this.playable;
    return new Set(this.sets.flatMap(([, { cards }]) => without(cards, this.cards) ?? []));
  });

  /** Where the chosen card may go. */
  readonly targets = $derived.by<Crisis[]>(() =>
    this.kind === 'common-good' && this.card
      ? this.answers
          .filter((text) => text.startsWith(`${this.card}>`))
          .map((text) => `${colourOf(this.card!)}-${text.slice(3)}`)
      : [],
  );

  /** The set that is chosen, if it is one. */
  readonly set = $derived.by<[string, HoardSet] | null>(
    () => this.sets.find(([, { cards }]) => without(this.cards, cards)?.length === 0) ?? null,
  );

  /** The answer that is chosen, once it is one. */
  readonly answer = $derived.by(() => {
    if (this.kind === 'hoard') return this.set?.[0] ?? null;
    if (!this.card) return null;
    if (this.kind === 'discard') return `discard ${this.card}`;
    if (this.kind === 'common-good') return this.crisis ? `${this.card}>${regionOf(this.crisis)}` : null;
    return this.card;
  });

  clear(): void {
    this.isIdle = false;
    this.cards = [];
    this.crisis = null;
  }

  /** Choose a card, or take it out of the choice; whether it was chosen already and is the whole answer. */
  pick(card: Solution, isChosen: boolean): boolean {
    this.isIdle = !this.playable.has(card);
    if (this.isIdle) return false;
    if (this.kind === 'hoard') {
      const most = this.sets[0]![1].cards.length;
      this.cards = isChosen ? without(this.cards, [card])! : [...this.cards, card].slice(-most);
      return false;
    }
    if (isChosen && this.kind !== 'common-good') return true;
    this.cards = isChosen ? [] : [card];
    this.crisis = this.proposed;
    this.isAimed = false;
    return false;
  }

  /** Where the chosen card may go, if one does not say: to the crisis that it solves, or to the first of them. */
  private get proposed(): Crisis | null {
    const solved = this.targets.find((crisis) => this.question()?.solves?.includes(`${this.card}>${regionOf(crisis)}`));
    return solved ?? this.targets[0] ?? null;
  }

  /** Choose where the card goes; whether that was chosen already. */
  aim(crisis: Crisis): boolean {
    if (!this.targets.includes(crisis)) return false;
    if (this.crisis === crisis && this.isAimed) return true;
    this.crisis = crisis;
    this.isAimed = true;
    return false;
  }
}
