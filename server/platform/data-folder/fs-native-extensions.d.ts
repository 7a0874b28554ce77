declare module "fs-native-extensions" {
  /** Locks an open file for its open file description. False if it is locked elsewhere. */
  export function tryLock(fd: number): boolean;
}
