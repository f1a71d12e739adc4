// A decision in the making: what is looked at, and what is proposed. The first tap looks, the second one does it, and
// nothing is chosen beforehand.
import { placeText, type FuturaView } from './types';
import { answersOf, propose, type Proposal } from './payment';

type Asked = FuturaView['question'];

/** What belongs to an effect that was chosen: where only one answer is left, nobody is asked for it. */
const PARTS = new Set(['pay', 'gain', 'pollute', 'move', 'reward', 'clean']);

export class Turn {
  /** The answer that is looked at; of a card to use, its beginning: all its effects. */
  looked = $state<string | null>(null);
  proposal = $state.raw<Proposal | null>(null);
  /** Answers given at once that the service asks for one by one. */
  private plan: string[] = [];

  constructor(
    private readonly question: () => Asked,
    private readonly send: () => ((answer: string) => void) | null,
  ) {}

  /** The planned answer to the question that was put, until it can be sent. */
  private next: string | null = null;

  /** A new question: go on with the plan, or start afresh; whether it is planned already. */
  hear(): boolean {
    const asked = this.question();
    this.forget();
    if (!asked) return true;
    if (asked.kind === 'pay' || asked.kind === 'pollute') this.proposal = propose(asked);
    const next = this.plan.findIndex((text) => asked.answers.includes(text));
    if (next >= 0) [this.next] = this.plan.splice(next, 1) as [string];
    else if (asked.answers.length === 1 && PARTS.has(asked.kind)) [this.next] = asked.answers as [string];
    else if (asked.kind !== 'gain') this.plan = [];
    return this.next !== null;
  }

  /** Give the planned answer, as soon as nothing else is under way. */
  goOn(): void {
    const send = this.send();
    if (!send || this.next === null) return;
    const text = this.next;
    this.next = null;
    send(text);
  }

  private forget(): void {
    this.looked = null;
    this.proposal = null;
    this.next = null;
  }

  /** Give these answers, one after the other, as the service asks for them. */
  follow(answers: string[]): void {
    const [first, ...rest] = answers;
    this.plan = rest;
    if (first !== undefined) this.send()?.(first);
  }

  /** The effects of a card that can be carried through. */
  optionsAt(at: string): string[] {
    return this.starting(`use ${at}`);
  }

  private starting(beginning: string): string[] {
    return (this.question()?.answers ?? []).filter((text) => text.startsWith(`${beginning} `));
  }

  /** Look at an answer; looked at already, it is given. */
  tap = (text: string): void => {
    if (this.looked === text) this.act(text);
    else this.looked = text;
  };

  away = (): void => {
    this.looked = null;
  };

  /** Give an answer. */
  act = (text: string): void => {
    const asked = this.question();
    if (!asked || !this.send()) return;
    if (asked.answers.includes(text)) this.follow([text]);
    // Who takes a card while asked whether to drop one keeps the rows as they are.
    else if (asked.after_keep?.includes(text)) this.follow(['keep', text]);
    else {
      const options = this.starting(text);
      if (options.length === 1) this.follow(options);
    }
  };

  /** Give everything that is proposed. */
  confirm = (): void => {
    if (this.proposal && this.send()) this.follow(answersOf(this.proposal));
  };

  /** The places that an answer with this verb names. */
  places(verb: string): string[] {
    return this.starting(verb).map((text) => text.split(' ')[1]!);
  }

  /** What may be taken now. */
  get takes(): string[] {
    const asked = this.question();
    return (asked?.after_keep ?? asked?.answers ?? []).filter((text) => text.startsWith('take '));
  }

  /** The cards that may still be used, by their places. */
  get usable(): string[] {
    return [...new Set(this.places('use'))];
  }

  /** What can be copied of a seat: of each of its cards the first effect. */
  copiesOf(seat: number): string[] {
    const found = new Map(
      this.starting(`copy ${seat}`)
        .toReversed()
        .map((text) => [text.split(' ')[2], text]),
    );
    return [...found.values()];
  }

  /** The seats of whom something can be copied. */
  get copyable(): number[] {
    return [...new Set(this.starting('copy').map((text) => Number(text.split(' ')[1])))];
  }

  /** The place that is looked at, of answers with this verb. */
  lookedAt(verb: string): string | null {
    return this.looked?.startsWith(`${verb} `) ? this.looked.split(' ')[1]! : null;
  }

  /** The cards that the placement looked at would set off. */
  setsOff(at: string): string[] {
    return (this.question()?.activates?.[`place ${at}`] ?? []).map(placeText);
  }
}
