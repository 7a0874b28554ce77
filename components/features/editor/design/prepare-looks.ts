/** How long nothing must have been edited before pages are requested that nobody has asked for yet. */
export const QUIET_MS = 2_000;

interface Preparing {
  /** Prepares the pictures, all at once if the pointer is near what shows them, until `isOver`. */
  draw: (isNear: boolean, isOver: () => boolean) => Promise<void>;
  isAllowed: () => boolean;
}

/** Prepares pictures whenever nothing has been edited for a moment; an edit stops it. Without React, so that time can be tested. */
export function prepareLooks({ draw, isAllowed }: Preparing) {
  let run = { isOver: true };
  let timer: ReturnType<typeof setTimeout>;
  let isQuiet = false;
  let isNear = false;

  function begin(): void {
    run.isOver = true;
    if (!isAllowed()) return;
    const own = { isOver: false };
    run = own;
    draw(isNear, () => own.isOver)
      // What is missing is drawn when it is asked for.
      .catch(() => {})
      .finally(() => {
        own.isOver = true;
      });
  }

  function edited(): void {
    run.isOver = true;
    isQuiet = false;
    isNear = false;
    clearTimeout(timer);
    timer = setTimeout(() => {
      isQuiet = true;
      begin();
    }, QUIET_MS);
  }

  edited();
  return {
    edited,
    /** The pointer or the focus is on what shows the pictures. */
    near(): void {
      isNear = true;
      if (isQuiet) begin();
    },
    /** The tab is visible again. */
    shown(): void {
      if (isQuiet && run.isOver) begin();
    },
    stop(): void {
      run.isOver = true;
      clearTimeout(timer);
    },
  };
}
