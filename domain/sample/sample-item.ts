export const none = { url: "", label: "", inlineLink: false };
export const link = (url: string, label = "") => ({ url, label, inlineLink: true });
export const item = (id: string) => ({ id: `sample-${id}`, hidden: false });
export const icon = (name: string) => ({ icon: name, iconColor: "" });
