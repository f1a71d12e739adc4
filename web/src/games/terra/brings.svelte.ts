// What the answers to a question would bring, as the engine counts it; nothing at a table without such hints.
import { untrack } from 'svelte';
import type { BoardProps } from '../../lib/board';
import type { Brings, TerraView } from './types';

export class BringsOfAnswers {
  /** By answer. */
  told = $state.raw<Record<string, Brings>>({});

  constructor(question: () => TerraView['question'], props: () => BoardProps) {
    const mayPreview = $derived(Boolean(props().preview));
    $effect(() => {
      this.told = {};
      const asked = question();
      if (!asked || asked.answers.length < 2 || !mayPreview) return;
      // What comes too late, for another question or when the board is gone, is not looked at.
      let isLate = false;
      void untrack(() => props().preview)?.([]).then((told) => {
        if (!isLate && told)
          this.told = Object.fromEntries(told.answers.map((one) => [one.answer, one as unknown as Brings]));
      });
      return () => {
        isLate = true;
      };
    });
  }
}
