"use client";

import { createContext, useContext } from "react";

const IsAdmin = createContext(false);

/** Provides whether the signed-in user is an administrator. */
export const IsAdminProvider = IsAdmin.Provider;

/** Whether to offer administration. The operations check it themselves. */
export const useIsAdmin = () => useContext(IsAdmin);
