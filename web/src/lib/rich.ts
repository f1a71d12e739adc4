// Sentences with things drawn in them. A thing travels through Fluent as a token between two private-use characters.

const OPEN = '\uE000';
const CLOSE = '\uE001';

export interface Thing {
  kind: string;
  of: string;
}

export const thing = (kind: string, of: string): string => `${OPEN}${kind}|${of}${CLOSE}`;

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
