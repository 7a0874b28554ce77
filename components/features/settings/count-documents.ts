/** Where the documents lie: objects in the arrays of the outermost object, such as `resumes` and `coverLetters`. */
const DEPTH = 3;

/**
 * Counts the documents of an account export while its text arrives in pieces of any size: it stores only its depth, whether it
 * is in a string, and what is open around it.
 */
export function documentCounter(): (piece: string) => number {
  const open: string[] = [];
  let isString = false;
  let isEscaped = false;
  let count = 0;
  return (piece) => {
    for (const letter of piece) {
      if (isEscaped) isEscaped = false;
      else if (isString) {
        if (letter === "\\") isEscaped = true;
        else if (letter === '"') isString = false;
      } else if (letter === '"') isString = true;
      else if (letter === "{" || letter === "[") {
        open.push(letter);
        if (letter === "{" && open.length === DEPTH && open[1] === "[") count += 1;
      } else if (letter === "}" || letter === "]") open.pop();
    }
    return count;
  };
}
