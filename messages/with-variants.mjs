/**
 * Texts of which some have a variant, such as another spelling. A variant has the key of its text.
 *
 * @param {any} texts
 * @param {any} variants
 * @returns {any}
 */
export function withVariants(texts, variants) {
  if (typeof variants !== "object") return variants;
  const entries = Object.entries(texts).map(([key, text]) => [
    key,
    Object.hasOwn(variants, key) ? withVariants(text, variants[key]) : text,
  ]);
  return Object.fromEntries(entries);
}
