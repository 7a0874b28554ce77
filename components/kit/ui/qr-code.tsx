import { encode } from "uqr";
import { classNames } from "@/components/kit/ui/class-names";

type QrCodeProps = {
  /** What a camera reads, such as an address. */
  text: string;
  /** What it is, for those who do not see it. */
  label: string;
  className?: string;
};

/** A QR code, drawn here as one path. Dark on white in both themes: cameras want it so. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, path } = qrPath(text);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={classNames("size-44 rounded-md bg-white text-black", className)}
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}

/** The dark squares as path data on a grid of `size`, the quiet zone of four squares included. */
export function qrPath(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")));
  return { size, path: squares.join("") };
}
