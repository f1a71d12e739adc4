// The list of all pages is folded where there is no room beside the text.
if (matchMedia('(max-width: 60rem)').matches) document.querySelector('nav > details').open = false;

// Searches the sections of all pages. The index is a script of its own, so that it is also found in a folder.
const script = document.currentScript;
const field = document.getElementById("search");
const list = document.getElementById("found");
const MOST = 12;
const AROUND = 60;

function loadIndex() {
  if (loadIndex.begun) return;
  loadIndex.begun = true;
  const index = document.createElement("script");
  index.src = script.dataset.index;
  index.onload = show;
  document.head.append(index);
}

const folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

function matches(words) {
  const found = [];
  for (const [location, title, text, page] of window.terraeIndex ?? []) {
    const [head, body] = [folded(title), folded(text)];
    if (!words.every((word) => head.includes(word) || body.includes(word))) continue;
    const rank = words.reduce((sum, word) => sum + (head.includes(word) ? 10 : 1), 0);
    found.push({ location, title, text, page, rank, at: body.indexOf(words[0]) });
  }
  return found.sort((a, b) => b.rank - a.rank).slice(0, MOST);
}

function entry({ location, title, text, page, at }) {
  const link = document.createElement("a");
  link.href = `${script.dataset.root}/${location}`;
  link.textContent = title;
  const around = document.createElement("small");
  around.textContent = `${page} · ${text.slice(Math.max(0, at - AROUND), Math.max(0, at) + AROUND)}`;
  link.append(around);
  const item = document.createElement("li");
  item.append(link);
  return item;
}

function show() {
  const words = folded(field.value).split(/\s+/).filter(Boolean);
  list.hidden = words.length === 0 || window.terraeIndex === undefined;
  if (list.hidden) return;
  const items = matches(words).map(entry);
  if (items.length === 0) {
    const none = document.createElement("li");
    none.textContent = "Nothing was found.";
    items.push(none);
  }
  list.replaceChildren(...items);
}

field.addEventListener("focus", loadIndex);
field.addEventListener("input", () => {
  loadIndex();
  show();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") list.hidden = true;
  if (event.key === "/" && !(event.target instanceof HTMLInputElement)) {
    event.preventDefault();
    field.focus();
  }
});
