import { classNames } from "@/components/kit/ui/class-names";
import { ICON_PATHS, type IconName } from "@/components/kit/ui/icon-paths";

const SIZES = { xs: "size-3", sm: "size-3.5", md: "size-4", lg: "size-5" } as const;

type IconProps = { name: IconName; size?: keyof typeof SIZES; className?: string };

/** A decorative drawing in the colour of the text beside it. Its meaning is always in the text around it. */
export function Icon({ name, size = "md", className }: IconProps) {
  return (
    <svg
      viewBox="0 0 256 256"
      fill="currentColor"
      aria-hidden="true"
      className={classNames("block flex-none", SIZES[size], className)}
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
