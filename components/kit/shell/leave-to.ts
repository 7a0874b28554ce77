/** Goes to another page. Never resolves: what waits for it stays busy until this page is gone. */
export function leaveTo(address: string): Promise<never> {
  window.location.assign(address);
  return new Promise(() => {});
}
