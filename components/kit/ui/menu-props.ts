import type { Menu as Base } from "@base-ui/react/menu";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import type { IconName } from "@/components/kit/ui/icon-paths";

export type MenuProps = {
  trigger: ReactElement<Record<string, unknown>>;
  children: ReactNode;
  align?: "start" | "end";
  className?: string;
};

export type MenuItemProps = Omit<ComponentProps<typeof Base.Item>, "className"> & { icon?: IconName; keys?: string };

export type MenuLinkProps = { href: string; icon?: IconName; children: ReactNode; download?: boolean };

export type MenuChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};
