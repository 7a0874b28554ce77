/** Whether a host name or address is the machine itself. */
export const isLoopback = (name: string): boolean => /^(localhost|.+\.localhost|127(\.\d+){3}|\[?::1\]?)$/.test(name);

/** The name in a `Host` header, without its port. */
export const hostName = (host: string): string => host.replace(/:\d+$/, "").toLowerCase();
