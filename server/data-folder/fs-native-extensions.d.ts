declare module "fs-native-extensions" {
  /** Takes the lock of an open file for its open file description. False: somebody else has it. */
  export function tryLock(fd: number): boolean;
}
