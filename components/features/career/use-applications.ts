"use client";

import { useQuery } from "@tanstack/react-query";
import { queries } from "@/components/kit/api/client";
import type { Application } from "@/contracts/model/application";

/** Every application of the person; the list is heavy, so what the tracker has read is used again. */
export const useApplications = () => useQuery(queries.applications.list.queryOptions({ input: {}, staleTime: 10 * 60_000 }));

/** How an application is called where there is only one line for it. */
export const applicationName = ({ company, role }: Pick<Application, "company" | "role">): string => `${company}, ${role}`;
