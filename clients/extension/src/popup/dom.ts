type Attributes = Record<string, string | boolean>;
type Child = Node | string | null;

/** An element with its attributes and children. Texts become text nodes, never markup: much of what is shown comes from pages. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) if (value !== false) made.setAttribute(key, value === true ? "" : value);
  made.append(...children.filter((child) => child !== null));
  return made;
}

/** A button that reacts to people only, and to each press once. */
export function button(text: string, attributes: Attributes, onPress: () => Promise<void> | void): HTMLButtonElement {
  const made = element("button", { type: "button", ...attributes }, text);
  made.addEventListener("click", async (event) => {
    if (!event.isTrusted || made.disabled) return;
    made.disabled = true;
    try {
      await onPress();
    } finally {
      made.disabled = false;
    }
  });
  return made;
}

export const text = (key: string, ...values: (string | number)[]): string => chrome.i18n.getMessage(key, values.map(String));
