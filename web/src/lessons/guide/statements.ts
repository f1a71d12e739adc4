// The statements of a survey that names none (`STATEMENTS` of the service's stage), by the names of their sentences.
export const STATEMENTS = ['help', 'first', 'rules', 'talk', 'same', 'far'];
