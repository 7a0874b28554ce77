"use client";

import { createContext, useContext } from "react";

const IsAdmin = createContext(false);

/** Says below it whether the signed-in person administers the instance. */
export const IsAdminProvider = IsAdmin.Provider;

/** Whether to offer administration. The operations check it themselves. */
export const useIsAdmin = () => useContext(IsAdmin);
