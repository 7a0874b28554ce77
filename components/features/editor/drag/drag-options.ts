export type DragOptions = {
  /** Whether anything may be moved now. */
  canDrag: () => boolean;
  announce: (text: string) => void;
  texts: {
    lifted: (name: string) => string;
    liftedByKeys: (name: string) => string;
    over: (name: string, position: number, count: number) => string;
    overIn: (name: string, position: number, count: number, section: string) => string;
    into: (name: string, section: string) => string;
    stays: (name: string) => string;
  };
};
