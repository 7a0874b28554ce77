/** Goes to another page. Never resolves, so that the button stays busy until this page is gone. */
export function leaveTo(address: string): Promise<never> {
  window.location.assign(address);
  return new Promise(() => {});
}
