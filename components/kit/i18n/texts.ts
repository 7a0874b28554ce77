import type { Language } from "@/contracts/model/languages";
import type { Messages } from "@/messages/load";

declare global {
  interface Window {
    /** Filled by the files of `scripts/build-texts.mjs`, one for each language. Its texts are compiled: only the library of texts reads them. */
    dossierTexts?: Partial<Record<Language, Messages>>;
  }
}

/** Announces on the window that a file has filled `dossierTexts`. */
const EVENT = "dossier-texts";

const coming = new Map<Language, Promise<Messages>>();

/** Where the texts of the page came from. */
let present = "";

/** The texts of a language if its file has run, else when it does. */
export function textsInBrowser(language: Language, address: string): Messages | Promise<Messages> {
  present = address;
  const known = window.dossierTexts?.[language];
  if (known) return known;
  const promise = coming.get(language) ?? arrivalOf(language, address);
  coming.set(language, promise);
  return promise;
}

/** The page that the server sent names its file itself; when the language changes, the file is loaded here. */
function arrivalOf(language: Language, address: string): Promise<Messages> {
  if (!document.querySelector(`script[src="${address}"]`)) askFor(address);
  return new Promise((resolve) => {
    const look = () => {
      const texts = window.dossierTexts?.[language];
      if (!texts) return;
      window.removeEventListener(EVENT, look);
      resolve(texts);
    };
    window.addEventListener(EVENT, look);
  });
}

function askFor(address: string) {
  const script = document.createElement("script");
  script.src = address;
  // Without the file there is nothing to show: the next page loads it again, in the chosen language.
  script.addEventListener("error", () => window.location.reload());
  document.head.append(script);
}

/** The texts of the page as they are written, with placeholders and plural forms. Throws TypeError where the server cannot be reached. */
export async function writtenTexts(): Promise<Messages> {
  const response = await fetch(present.replace(/\.js$/, ".json"));
  if (!response.ok) throw new TypeError(`The texts could not be loaded: ${response.status}.`);
  return response.json() as Promise<Messages>;
}
