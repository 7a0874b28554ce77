import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import type { IconName } from "@/components/kit/ui/icon-paths";

type FilterButtonProps = {
  icon: IconName;
  text: string;
  label?: string;
  count?: number;
  isOn?: boolean;
  /** The class that hides the text where there is no room for it. */
  whereNarrow: string;
};

/** A button of a collection's filters: how many are chosen, and its text where there is room. */
export function FilterButton({ icon, text, label, count = 0, isOn = false, whereNarrow, ...props }: FilterButtonProps) {
  return (
    <Button
      {...props}
      variant={isOn ? "accent" : "ghost"}
      size="sm"
      aria-label={label ? `${label}: ${text}` : count > 0 ? `${text}: ${count}` : text}
      className="phone:px-2"
    >
      <Icon name={icon} />
      <span className={whereNarrow}>{text}</span>
      {count > 0 ? <span className="text-xs">{count}</span> : null}
    </Button>
  );
}
