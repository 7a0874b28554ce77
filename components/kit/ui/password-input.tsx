"use client";

import { useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import { classNames } from "@/components/kit/ui/class-names";
import { TextInput } from "@/components/kit/ui/field";
import { Icon } from "@/components/kit/ui/icon";

/** A password, which one can look at while typing. */
export function PasswordInput({ className, ...props }: Omit<ComponentProps<"input">, "type">) {
  const t = useTranslations("auth");
  const [isShown, setShown] = useState(false);
  return (
    <span className="relative block">
      <TextInput
        {...props}
        type={isShown ? "text" : "password"}
        autoCapitalize="none"
        spellCheck={false}
        className={classNames("pe-10", className)}
      />
      <button
        type="button"
        aria-label={t(isShown ? "hideCharacters" : "showCharacters")}
        aria-pressed={isShown}
        title={t(isShown ? "hideCharacters" : "showCharacters")}
        onClick={() => setShown(!isShown)}
        className="absolute inset-y-0 end-0 grid w-10 cursor-pointer place-content-center rounded-md text-muted-foreground hover:text-foreground"
      >
        <Icon name={isShown ? "eye-slash" : "eye"} />
      </button>
    </span>
  );
}
