import { zoneOfAbbreviation } from "../time-zones";
import { DEADLINE } from "./fold";

export interface ClockWords {
  index: number;
  hour: number;
  minute: number;
  /** Length, where an end is given. */
  minutes: number | null;
  zone: string | null;
  isDeadline: boolean;
  /** A span in which a time is still to be found: "between 2 and 4 pm". */
  isRange: boolean;
}

const HALF = "a\\.?m\\.?|p\\.?m\\.?";
const BEFORE =
  "(?:at|um|ab|a las|a la|alle ore|alle|ore|as|om|o godzinie|o godz\\.?|godz\\.?|godzina|o|a partir de las|a|from|von|de|dalle|van|od|time:?|uhrzeit:?|heure:?|hora:?|ora:?|tijd:?)";

/** What may follow a bare hour: otherwise "at 10" begins "at 10 companies". */
const BEHIND =
  "(?= ?(?:$|[.,;!?)](?!\\d)|-\\d|(?:cet|cest|gmt|utc|est|et|pst|pt|mez|and|und|y|e|i|en|per|por|par|con|avec|with|mit|met|via|in|im|na|w|z|online|bis|to|until|till|a|as|alle|tot|do|at|on|chez|presso|bei|bij|po|przez|auf|uber|nachmittags|vormittags|abends|rano)\\b))";

/** A time by its colon, by its unit, by am or pm, or by the words before it. */
const CLOCK = new RegExp(
  [
    `(?<colon>\\d{1,2}):(?<colonMinute>\\d{2})`,
    `(?<unit>\\d{1,2}) ?(?:h|uhr|uur|u)(?: ?(?<unitMinute>\\d{2})(?!\\d))?\\b`,
    `(?<dot>\\d{1,2})\\.(?<dotMinute>\\d{2})(?= ?(?:uhr|uur|h\\b|${HALF}))`,
    `(?<plain>\\d{1,2})(?= ?(?:${HALF})(?![a-z])| ?(?:de la|da) (?:tarde|manana|manha|noite|noche)| del (?:pomeriggio|mattino)| po poludniu)`,
    `(?<=\\b${BEFORE} )(?<said>\\d{1,2})(?:\\.(?<saidMinute>\\d{2}))?${BEHIND}`,
  ].join("|"),
  "g",
);

const BETWEEN = /\b(?:between|zwischen|entre|tra|tussen|miedzy|pomiedzy)\b[^.;]{0,12}\d/;

/** The times of day that a sentence gives, in their order. */
export function clocksIn(words: string): ClockWords[] {
  const clocks: ClockWords[] = [];
  let end = -1;
  for (const found of words.matchAll(CLOCK)) {
    const { index } = found;
    const clock = clockOf(found, words);
    if (!clock) continue;
    const previous = clocks.at(-1);
    // "14:00-15:00": an end, not another time.
    if (previous && previous.minutes === null && TO.test(words.slice(end, index))) {
      const minutes = (clock.hour - previous.hour) * 60 + clock.minute - previous.minute;
      const span = minutes <= 0 && previous.hour + 12 > clock.hour && clock.hour <= 12 ? minutes + 720 : minutes;
      if (span >= 5 && span <= 600) {
        previous.minutes = span;
        if (previous.zone === null) previous.zone = clock.zone;
        end = index + found[0].length;
        continue;
      }
    }
    clocks.push(clock);
    end = index + found[0].length;
  }
  return clocks;
}

const TO = /^ ?(?:uhr|h|uur|a\.?m\.?|p\.?m\.?)? ?(?:-|to|bis|a las|a|alle|as|tot|do|until|till) ?$/;

type Groups = Record<string, string | undefined>;

function clockOf(found: RegExpExecArray, words: string): ClockWords | null {
  const groups = (found.groups ?? {}) as Groups;
  const behind = words.slice(found.index + found[0].length, found.index + found[0].length + 40);
  const hour = Number(groups.colon ?? groups.unit ?? groups.dot ?? groups.plain ?? groups.said);
  const minute = Number(groups.colonMinute ?? groups.unitMinute ?? groups.dotMinute ?? groups.saidMinute ?? 0);
  const half = halfOf(behind);
  // "at 3" may be night or afternoon.
  if (groups.said !== undefined && half === null && hour < 8) return null;
  const exact = half === "pm" && hour < 12 ? hour + 12 : half === "am" && hour === 12 ? 0 : hour;
  if (exact > 23 || minute > 59) return null;
  // "48 h" are hours, not a time.
  if (groups.unit !== undefined && /^ ?(?:before|vorher|avant|antes|prima|lang|pro woche|par semaine)/.test(behind)) return null;
  const before = words.slice(Math.max(0, found.index - 40), found.index);
  const isRange = BETWEEN.test(words.slice(Math.max(0, found.index - 24), found.index + 2));
  return {
    index: found.index,
    hour: exact,
    minute,
    minutes: null,
    zone: zoneBehind(behind),
    isDeadline: DEADLINE.test(before),
    isRange,
  };
}

function halfOf(behind: string): "am" | "pm" | null {
  const text = behind.replace(/^ ?(?:h|uhr|uur)?\b/, "");
  if (
    /^ ?p\.?m\b/.test(behind) ||
    /^ ?(?:de la tarde|da tarde|del pomeriggio|po poludniu|nachmittags|'s middags|de l'apres-midi|de la noche|da noite|abends)/.test(
      text,
    )
  )
    return "pm";
  return /^ ?a\.?m\b/.test(behind) || /^ ?(?:de la manana|da manha|del mattino|vormittags|'s ochtends|du matin|rano)/.test(text)
    ? "am"
    : null;
}

/** "CET", "(UTC+1)" or "pm ET" behind a time. */
function zoneBehind(behind: string): string | null {
  const found = new RegExp(
    `^ ?(?:uhr|h|uur)? ?(?:${HALF})? ?(?:- ?\\d{1,2}(?::\\d{2})? ?(?:uhr|h|${HALF})? ?)?\\(?((?:utc|gmt) ?[+-] ?\\d{1,2}|[a-z]{2,5})\\b`,
  ).exec(behind);
  return found?.[1] ? zoneOfAbbreviation(found[1]) : null;
}
