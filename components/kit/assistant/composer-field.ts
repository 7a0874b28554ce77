/** Marks the field in which one writes to the assistant, for those who lead to it. */
export const COMPOSER_FIELD = "data-assistant-field";
