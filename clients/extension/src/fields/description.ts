export const KINDS = ["text", "longText", "select", "combobox", "radio", "checkbox", "checkboxes", "file", "date"] as const;
export type FieldKind = (typeof KINDS)[number];

export interface FieldOption {
  value: string;
  label: string;
}

/** A field of a form as data: everything that decides what it asks for, and nothing that needs a browser. */
export interface FieldDescription {
  /** Identifies the field within its frame. */
  key: string;
  kind: FieldKind;
  /** The text that names the field; of radio buttons and groups, their question. */
  label: string;
  /** Placeholder and description. */
  hint: string;
  /** Technical names: name, id and similar attributes. */
  name: string;
  autocomplete: string;
  inputType: string;
  /** Headings and legends of the groups that the field is in, the nearest first. */
  section: string;
  /** Choices, where they are known before the field is opened. */
  options: FieldOption[];
  /** What the field contains; of a choice, the label of what is chosen. */
  value: string;
  required: boolean;
  /** File types that a file field takes, as in `.pdf,.docx`; "" for any. */
  accept: string;
  /** 0 for no limit. */
  maxLength: number;
}
