"use client";

import { TemplateTile } from "@/components/features/home/template-tile";
import { TemplateFilters, useTemplateFilters } from "@/components/kit/shell/template-filters";

/** Every template as a picture that opens large, to be filtered. `href` is where one starts with it; null: sign-up is closed. */
export function TemplateList({ href }: { href: string | null }) {
  const { shown, ...filters } = useTemplateFilters();
  return (
    <>
      <TemplateFilters {...filters} isEmpty={shown.length === 0} className="mb-6" />
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))] gap-x-6 gap-y-8 phone:grid-cols-2 phone:gap-x-4 phone:gap-y-6">
        {shown.map((name) => (
          <li key={name}>
            <TemplateTile name={name} href={href} />
          </li>
        ))}
      </ul>
    </>
  );
}
