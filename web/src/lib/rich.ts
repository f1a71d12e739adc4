// Sentences with things drawn in them. A thing travels through Fluent as a token between two private-use characters.

const OPEN = '\uE000';
const CLOSE = '\uE001';

export interface Thing {
  kind: string;
  of: string;
}

export const thing = (kind: string, of: string): string => `${OPEN}${kind}|${of}${CLOSE}`;

/** How long a sentence is; what is drawn in it is as wide as three letters or as its name. */
export const lettersIn = (sentence: string): number =>
  pieces(sentence).reduce(
    (sum, piece) => sum + (typeof piece === 'string' ? piece.length : piece.kind === 'name' ? piece.of.length : 3),
    0,
  );

/** A sentence as texts and things in their order. */
export function pieces(sentence: string): (string | Thing)[] {
  return sentence
    .split(OPEN)
    .flatMap((part, i) => {
      if (i === 0) return [part];
      const [token = '', ...rest] = part.split(CLOSE);
      const [kind = '', ...of] = token.split('|');
      return [{ kind, of: of.join('|') }, rest.join(CLOSE)];
    })
    .filter((piece) => piece !== '');
}
