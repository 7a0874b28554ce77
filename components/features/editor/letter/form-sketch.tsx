import type { PrintedForm } from "@/contracts/model/letter-forms";

/** A bar of a sketch: left, top and width on a page of 42 by 60. */
type Bar = readonly [x: number, y: number, width: number];

type Sketch = {
  /** Name and contacts at the top. */
  head: readonly Bar[];
  recipient: { x: number; y: number };
  date: Bar;
  subject: Bar;
  /** The first line of the text. */
  text: number;
  signOff: number;
  /** The sender, where it is not in the head. */
  sender?: { x: number; y: number };
  marks?: readonly number[];
};

const HEAD: readonly Bar[] = [
  [6, 5, 14],
  [6, 8.5, 22],
];

const SKETCHES: Record<PrintedForm, Sketch> = {
  "us-block": { head: HEAD, date: [6, 13, 9], recipient: { x: 6, y: 17 }, subject: [6, 27, 14], text: 31, signOff: 6 },
  uk: { head: HEAD, date: [27, 13, 9], recipient: { x: 6, y: 17 }, subject: [6, 30, 14], text: 34, signOff: 6 },
  french: { head: HEAD, date: [22, 23, 11], recipient: { x: 22, y: 14 }, subject: [6, 28, 16], text: 33, signOff: 22 },
  "din-5008-a": {
    head: [[6, 4, 14]],
    date: [25, 16, 9],
    sender: { x: 25, y: 8 },
    recipient: { x: 6, y: 11 },
    subject: [6, 22, 14],
    text: 27,
    signOff: 6,
    marks: [17.5, 38],
  },
  "din-5008-b": {
    head: HEAD,
    date: [25, 16, 9],
    recipient: { x: 6, y: 16 },
    subject: [6, 27, 14],
    text: 32,
    signOff: 6,
    marks: [21, 42],
  },
  swiss: { head: HEAD, date: [6, 23, 11], recipient: { x: 23, y: 14 }, subject: [6, 28, 14], text: 33, signOff: 6 },
  japanese: {
    head: [],
    date: [27, 5, 9],
    recipient: { x: 6, y: 9 },
    sender: { x: 25, y: 17 },
    subject: [13, 27, 16],
    text: 32,
    signOff: 29,
  },
  international: { head: HEAD, date: [27, 13, 9], recipient: { x: 6, y: 17 }, subject: [6, 27, 14], text: 31, signOff: 6 },
};

const BODY = [30, 27, 29, 18];

/** The page of a form in a few strokes: what is where. */
export function FormSketch({ form }: { form: PrintedForm }) {
  const { head, recipient, date, subject, text, signOff, sender, marks = [] } = SKETCHES[form];
  const bar = ([x, y, width]: Bar, className: string, height = 1.1) => (
    <rect key={`${x} ${y} ${width}`} x={x} y={y} width={width} height={height} rx={0.4} className={className} />
  );
  const rows = ({ x, y }: { x: number; y: number }, widths: readonly number[]) =>
    widths.map((width, index): Bar => [x, y + index * 2.2, width]);
  return (
    <svg viewBox="0 0 42 60" aria-hidden="true" className="block size-full">
      {head.map((each, index) => bar(each, "fill-[#5b5650]", index === 0 ? 2 : 1))}
      {rows(recipient, [11, 13, 10]).map((each) => bar(each, "fill-[#a8401f]"))}
      {bar(date, "fill-[#5b5650]")}
      {sender ? rows(sender, [9, 11, 10]).map((each) => bar(each, "fill-[#5b5650]")) : null}
      {bar(subject, "fill-[#2b2825]", 1.6)}
      {rows({ x: 6, y: text }, BODY).map((each) => bar(each, "fill-[#cfcac2]"))}
      {bar([signOff, text + 12, 7], "fill-[#8b857c]")}
      {marks.map((y) => bar([1, y, 2.5], "fill-[#8b857c]", 0.5))}
    </svg>
  );
}
