/** Words that say that something is not there. */
export const DENIES =
  /\b(?:no|not|nothing|none|never|without|missing|lacks?|lacking|absent|kein\w*|nicht\w*|fehl\w*|ohne|pas|aucune?|rien|manque\w*|sans|falta\w*|sin|nada|ning[uú]n\w*)\b|n['’]t\b/i;
