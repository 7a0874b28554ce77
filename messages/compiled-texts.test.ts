import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import formatWritten from "use-intl/format-message";
import formatCompiled from "use-intl/format-message/format-only";
import { beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "@/contracts/model/languages";
import { compiledTexts } from "@/messages/compiled-texts.mjs";
import { loadMessages } from "@/messages/load";

const NUMBERS = [0, 1, 2, 3, 5, 11, 21, 1000.5, 1_234_567];
const MOMENT = new Date("2026-03-09T07:05:00Z");

/** Values for the placeholders of a text: `turn` decides which number, and which of a choice's names. */
function valuesFor(elements: readonly MessageFormatElement[], turn: number): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const see = (within: readonly MessageFormatElement[]) => {
    for (const element of within) {
      if (element.type === TYPE.tag) {
        values[element.value] = (children: unknown) => `<${element.value}>${children}</${element.value}>`;
        see(element.children);
      }
      if (element.type === TYPE.argument) values[element.value] ??= `‹${element.value}›`;
      if (element.type === TYPE.number) values[element.value] = NUMBERS[turn];
      if (element.type === TYPE.date || element.type === TYPE.time) values[element.value] = MOMENT;
      if (element.type !== TYPE.plural && element.type !== TYPE.select) continue;
      const names = Object.keys(element.options);
      values[element.value] = element.type === TYPE.plural ? NUMBERS[turn] : names[turn % names.length];
      for (const { value } of Object.values(element.options)) see(value);
    }
  };
  see(elements);
  return values;
}

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};

describe.each(Object.keys(LANGUAGES) as Language[])("the texts of %s", (locale) => {
  let written: [string, string][];
  let compiled: Map<string, unknown>;
  beforeAll(async () => {
    const messages = await loadMessages(locale);
    written = [...textsOf(messages)] as [string, string][];
    compiled = new Map(textsOf(compiledTexts(messages)));
  });

  it("say the same in browsers, which get them compiled, as on the server, with all numbers and choices", () => {
    const options = { cache: { message: {} }, formatters, locale, timeZone: "UTC" };
    const different = written.flatMap(([key, text]) => {
      const elements = parse(text);
      const turns = elements.every(({ type }) => type === TYPE.literal) ? [0] : NUMBERS.keys();
      return [...turns].flatMap((turn) => {
        const values = valuesFor(elements, turn);
        // biome-ignore lint/suspicious/noExplicitAny: the two take different messages, and values that are not React's here.
        const say = (format: any, message: unknown) => [format(key, message, values, options)].flat().join("");
        const [one, other] = [say(formatWritten, text), say(formatCompiled, compiled.get(key))];
        return one === other ? [] : [{ key, turn, one, other }];
      });
    });
    expect(different).toEqual([]);
  });
});

/** Every text with its path; a compiled one may be an array. */
function textsOf(node: object, path = ""): [string, unknown][] {
  return Object.entries(node).flatMap(([key, value]): [string, unknown][] => {
    const here = path === "" ? key : `${path}.${key}`;
    return typeof value === "object" && !Array.isArray(value) ? textsOf(value, here) : [[here, value]];
  });
}
