// The path under which the app is served: none, or as `/terrae` with `terrae serve --path /terrae`.
// Every file of the built app lies in the folder `assets` there, so this one knows it from its own address.

export const baseOf = (file: string): string => /^(.*)\/assets\/[^/]+$/.exec(new URL(file).pathname)?.[1] ?? '';

export const base = baseOf(import.meta.url);
