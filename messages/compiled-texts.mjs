import compile from "icu-minify/compile";

/**
 * The texts as browsers format them, without the parser of their placeholders and plural forms: `use-intl/format-message/format-only`.
 *
 * @param {object} texts
 * @returns {object}
 */
export const compiledTexts = (texts) =>
  Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [key, typeof value === "string" ? compile(value) : compiledTexts(value)]),
  );
